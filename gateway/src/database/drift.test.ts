import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printedSchema, schemaFile } from '../app/schema.js';
import { useTestApp } from '../../test/hooks.js';
import { makeOwnerDataSource } from './data-source.js';
import { entities } from '../app/rooms.js';

const app = useTestApp();

/** Constraints and indexes, but for primary keys, are in the migrations alone. */
const removesConstraint = /DROP INDEX|DROP CONSTRAINT (?!"\w+_pkey")/;

it('the entities have the columns and primary keys of the migrations', async () => {
  const source = await makeOwnerDataSource(app.ownerUrl, undefined, entities).initialize();
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  await source.destroy();
  const changes = upQueries.map(({ query }) => query);
  expect(changes.filter((query) => !removesConstraint.test(query))).toEqual([]);
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
