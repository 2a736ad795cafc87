import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom the readers of notices can ask what to do next. Adds only. */
export class NoticeContact1763596844000 implements MigrationInterface {
  name = 'NoticeContact1763596844000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE company ADD COLUMN notice_contact text NOT NULL DEFAULT ''
        CONSTRAINT company_notice_contact_check CHECK (length(notice_contact) <= 200)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company DROP COLUMN notice_contact');
  }
}
