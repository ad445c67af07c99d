export type SqlValue = string | number | null;

/** A statement with its values, `$1` being the first, in what SQLite and PostgreSQL have in common. */
export interface SqlStatement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** A row as a database gives it; numbers are numbers, also those of eight bytes. */
export type SqlRow = { readonly [column: string]: SqlValue };

/** Runs the statements in one transaction: all of them, or none. Gives what each has found. */
export type Sql = (...statements: readonly SqlStatement[]) => Promise<readonly (readonly SqlRow[])[]>;

/** sql`select name from players where id = ${id}`; a list stands for its values in brackets, one of nothing for what is equal to nothing. */
export function sql(parts: TemplateStringsArray, ...given: readonly (SqlValue | readonly SqlValue[])[]): SqlStatement {
  const values: SqlValue[] = [];
  const place = (value: SqlValue) => `$${values.push(value)}`;
  const text = parts.map((part, i) => {
    if (i === given.length) return part;
    const value = given[i];
    return part + (isList(value) ? `(${value.map(place).join(', ') || 'null'})` : place(value));
  });
  return { text: text.join(''), values };
}

/** Deletes the rows of these tables that belong to one match or to one player. */
export const without = (tables: readonly string[], whose: 'match' | 'player', id: string): SqlStatement[] =>
  tables.map((table) => ({ text: `delete from ${table} where ${whose} = $1`, values: [id] }));

const isList = (value: SqlValue | readonly SqlValue[]): value is readonly SqlValue[] => Array.isArray(value);
