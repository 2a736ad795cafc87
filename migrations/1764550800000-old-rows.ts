import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forgetOldRows } from './1764460800000-retention.js';

const old = `now() - interval '2 years'`;
const retentionRuns = `,
        ('retention_run', $r$ran_at < ${old}$r$)`;
/** What goes besides, since this migration. */
export const rulesOfOldRows = `${retentionRuns},
        ('directory_import', $r$created_at < ${old}$r$),
        ('directory_change', $r$undo_until < ${old} AND NOT EXISTS (SELECT FROM erasure
          WHERE erasure.company_id = $1 AND change_id = directory_change.id AND erased_at IS NULL)$r$),
        ('employee', $r$deleted_at < ${old}$r$),
        ('camera', $r$deleted_at < ${old}$r$)`;

/**
 * What was done to the directory, and who and what has left it, goes after two years as the log does: no table of a company
 * grows for as long as there is the company, but for its orders and its people's histories. Adds only, but for a constraint that
 * goes: the program before it runs on beside it.
 */
export class OldRows1764550800000 implements MigrationInterface {
  name = 'OldRows1764550800000';

  async up(runner: QueryRunner): Promise<void> {
    // A status stays when the change that set it is forgotten, and names one that is no more.
    await runner.query('ALTER TABLE status_change DROP CONSTRAINT status_change_change_fkey');
    // Records are kept for a year at most, so after two years nothing names somebody who was deleted, or a camera. With a
    // change goes the proof of what was erased after it; a change that still has somebody to erase stays.
    await runner.query(forgetOldRows(rulesOfOldRows));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${forgetOldRows(retentionRuns)}
      UPDATE status_change SET change_id = NULL WHERE NOT EXISTS (SELECT FROM directory_change AS change
        WHERE change.company_id = status_change.company_id AND change.id = change_id);
      ALTER TABLE status_change ADD CONSTRAINT status_change_change_fkey FOREIGN KEY (company_id, change_id)
          REFERENCES directory_change (company_id, id) ON DELETE CASCADE;
    `);
  }
}
