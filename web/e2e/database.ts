import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { variable } from './product.ts';

/** Runs SQL as the owner of the database, to simulate that time has passed. */
export async function changeDatabase(text: string, values: unknown[]): Promise<void> {
  const folder = variable('E2E_DATA');
  const { embeddedPassword } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as {
    embeddedPassword: string;
  };
  const [, , , port] = readFileSync(join(folder, 'database/postmaster.pid'), 'utf8').split('\n');
  const client = new Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'visioncloud',
    password: embeddedPassword,
    database: 'postgres',
  });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
