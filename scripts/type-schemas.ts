import type { Schema } from '@conjure/engine';
import { createGenerator } from 'ts-json-schema-generator';
import { root } from './node.mjs';

/** What the rules tell, by the game's types: every event, and the view. */
export interface TypeSchemas {
  events: Record<string, Schema>;
  view: Schema;
}

/** One reading of the sources serves all games. */
const reader = () =>
  createGenerator({
    path: `${root}games/*/{events,view,seen}.ts`,
    tsconfig: `${root}tsconfig.json`,
    type: '*',
    skipTypeCheck: true,
    topRef: false,
    expose: 'none',
    jsDoc: 'basic',
    sortProps: false,
  });

/** JSON Schema from the TypeScript types of events and views: they are written once, as types. */
export function typeSchemas(games: readonly string[]): Map<string, TypeSchemas> {
  const generator = reader();
  const schemaOf = (type: string): Schema => current(generator.createSchema(type)) as Schema;
  return new Map(
    games.map((game) => {
      const name = game[0].toUpperCase() + game.slice(1);
      const { anyOf = [] } = schemaOf(`${name}Event`) as { anyOf?: Schema[] };
      const events = anyOf.flatMap((event) => typesOf(event).map((type) => [type, oneType(event, type)]));
      const { $schema: _, ...view } = schemaOf(`${name}View`);
      return [game, { events: Object.fromEntries(events), view }];
    }),
  );
}

type EventSchema = { properties: Record<string, { const?: string; enum?: string[] }> };

const typesOf = (event: Schema): string[] => {
  const { type } = (event as EventSchema).properties;
  return type.enum ?? [type.const ?? ''];
};

/** An event with its type first. */
function oneType(event: Schema, type: string): Schema {
  const { properties, required, ...rest } = event as Schema & { properties: Schema; required: string[] };
  const { type: _, ...others } = properties;
  return {
    ...rest,
    properties: { type: { const: type }, ...others },
    required: ['type', ...required.filter((name) => name !== 'type')],
  };
}

/** The generator writes an older draft: tuples are named otherwise since, and a constant needs no type. */
function current(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(current);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $schema: _, definitions, ...rest } = schema as Record<string, unknown>;
  if (definitions && Object.keys(definitions).length > 0)
    throw new Error(`a type refers to itself: ${Object.keys(definitions).join(', ')}`);
  if ('const' in rest || 'enum' in rest) delete rest.type;
  if (Array.isArray(rest.items)) {
    const { items, additionalItems, ...list } = rest;
    return { ...list, prefixItems: current(items), items: current(additionalItems ?? false) };
  }
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, current(inner)]));
}
