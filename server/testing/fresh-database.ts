import { Client } from 'pg';

/** An empty database beside the one at that address. */
export async function freshDatabase(url: string, name: string): Promise<string> {
  await asked(url, `create database ${name}`);
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return fresh.href;
}

/** Puts one question to a database, by a connection of its own. */
export async function asked(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
