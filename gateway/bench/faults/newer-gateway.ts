import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../../src/database/migrations.js';

/** Adds a column in place. */
class AddBadge1999999999998 implements MigrationInterface {
  name = 'AddBadge1999999999998';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee ADD COLUMN badge text');
    // Changes the type of a column that the previous version reads, so that its prepared statements are outdated.
    await runner.query('ALTER TABLE employee ALTER COLUMN department TYPE varchar');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee DROP COLUMN badge');
  }
}

/** Builds an index on a large table concurrently with writes, and therefore outside any transaction. */
class IndexHealth1999999999999 implements MigrationInterface {
  name = 'IndexHealth1999999999999';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // Removes what a failed attempt has left.
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
