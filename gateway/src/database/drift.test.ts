import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printedSchema, schemaFile } from '../app/schema.js';
import { startTestApp, type TestApp } from '../../test/database.js';
import { makeOwnerDataSource } from './data-source.js';
import { entities } from '../app/entities.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('the entities match the tables of the migrations', async () => {
  const source = await makeOwnerDataSource(app.ownerUrl, undefined, entities).initialize();
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  await source.destroy();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it('every entity is registered, and every table has one', async () => {
  const tables: { name: string }[] = await app.dataSource.query(`
    SELECT relname AS name FROM pg_class
    WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace ORDER BY relname`);
  const known = app.dataSource.entityMetadatas.map(({ tableName }) => tableName);
  // The library that counts tries and TypeORM itself keep the other two.
  expect(tables.map(({ name }) => name)).toEqual([...known, 'migration', 'rate_limit'].toSorted());
});

it('schema.graphql matches the classes (pnpm schema writes it)', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(printedSchema);
});
