import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../../src/database/migrations.js';

/** A version of the product with one column more, in place. */
class AddBadge1999999999998 implements MigrationInterface {
  name = 'AddBadge1999999999998';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee ADD COLUMN badge text');
    // The type of a column that the version before reads: what it has prepared is outdated.
    await runner.query('ALTER TABLE employee ALTER COLUMN department TYPE varchar');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee DROP COLUMN badge');
  }
}

/** Another index on a large table, built concurrently with writes and therefore outside any transaction. */
class IndexHealth1999999999999 implements MigrationInterface {
  name = 'IndexHealth1999999999999';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // What a try before this one left.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS health_record_version');
    await runner.query(
      'CREATE INDEX CONCURRENTLY health_record_version ON health_record (company_id, app_version, created_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX health_record_version');
  }
}

migrations.push(AddBadge1999999999998, IndexHealth1999999999999);
await import('../../src/main.js');
