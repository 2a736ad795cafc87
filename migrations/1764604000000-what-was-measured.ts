import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What tells apart "nothing happened" and "nothing was measured". Most companies have no contact from a camera, so without an
 * index of their own the question whether cameras name anybody reads every record of the period.
 */
export class WhatWasMeasured1764604000000 implements MigrationInterface {
  name = 'WhatWasMeasured1764604000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX contact_camera ON contact (company_id, start_at) WHERE source = 'camera';
      ALTER TABLE directory_import ADD COLUMN positive_without_date integer NOT NULL DEFAULT 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE directory_import DROP COLUMN positive_without_date;
      DROP INDEX contact_camera;
    `);
  }
}
