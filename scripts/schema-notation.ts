import { ANY_ORDER, type Schema } from '@conjure/engine';

/** Longer choices are described, not listed. */
const FEW = 9;

/** A schema as people read it: `{do: "move", to: <a hex of the map such as "0705">}`. */
export function notation(schema: Schema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum))
    return schema.enum.length > FEW && schema.description
      ? `<${schema.description}>`
      : schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as Schema[]).map(notation).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  switch (schema.type) {
    case 'integer':
      return range(schema);
    case 'string':
      return schema.pattern ? `<${schema.description}>` : 'text';
    case 'boolean':
      return 'true | false';
    case 'array':
      return list(schema);
    case 'object':
      return object(schema);
  }
  return String(schema.type ?? 'anything');
}

function range({ minimum, maximum, description }: Schema): string {
  if (description) return `<${description}>`;
  if (minimum === undefined && maximum === undefined) return 'whole number';
  return maximum === undefined ? `${minimum}…` : `${minimum}…${maximum}`;
}

function list(schema: Schema): string {
  if (Array.isArray(schema.prefixItems)) return `[${(schema.prefixItems as Schema[]).map(notation).join(', ')}]`;
  const { minItems, maxItems } = schema;
  const size = [minItems === maxItems ? minItems : `${minItems ?? 0}–${maxItems ?? '…'}`];
  const notes = [
    ...(minItems === undefined && maxItems === undefined ? [] : size),
    ...(schema.uniqueItems ? ['all different'] : []),
    ...(schema[ANY_ORDER] ? ['in any order'] : []),
  ];
  return `[${notation(schema.items as Schema)}, …]${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

function object({ properties = {}, required = [], additionalProperties, propertyNames }: Schema): string {
  const must = new Set(required as string[]);
  const named = Object.entries(properties as Record<string, Schema>).map(
    ([name, inner]) => `${name}${must.has(name) ? '' : '?'}: ${notation(inner)}`,
  );
  const others =
    typeof additionalProperties === 'object' && named.length === 0
      ? [`[${propertyNames ? notation(propertyNames as Schema) : 'name'}]: ${notation(additionalProperties as Schema)}`]
      : [];
  return `{${[...named, ...others].join(', ')}}`;
}

/** The alternatives of a schema, each by itself. */
export const alternatives = (schema: Schema): Schema[] =>
  Array.isArray(schema.anyOf) && (schema.anyOf as Schema[]).every(({ type, anyOf }) => type === 'object' || anyOf)
    ? (schema.anyOf as Schema[]).flatMap(alternatives)
    : [schema];
