import { setTimeout as wait } from 'node:timers/promises';
import { deleteExpiredRecords } from '../src/features/company/retention/forget-records.job.js';
import { eraseFinishedPeople } from '../src/features/people/changes/forget-change.job.js';
import type { TestApp } from './database.js';

/** Ends the time to undo of all changes, and waits for their erasure. */
export async function eraseChanges({ owner }: Pick<TestApp, 'owner'>): Promise<void> {
  await owner.query(`UPDATE erasure SET due_at = now() - interval '1 second'`);
  await owner.query(`UPDATE directory_change SET undo_until = now() - interval '1 minute'`);
  await owner.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'forget-change'`);
  for (;;) {
    const { rows } = await owner.query(
      `SELECT FROM pgboss.job WHERE name = 'forget-change' AND state <> 'completed'`,
    );
    if (rows.length === 0) return;
    await wait(50);
  }
}

/** Lets all rows of cases and follow-ups become as many days older, and runs the jobs of the night after. */
export async function passDays(app: TestApp, days: number): Promise<void> {
  const aged = {
    disease_case: ['opened_at', 'closed_at'],
    follow_up: ['changed_at'],
    follow_up_act: ['done_at'],
    former_employee: ['left_at'],
    notice: ['sent_at'],
  };
  for (const [table, columns] of Object.entries(aged))
    await app.owner.query(
      `UPDATE ${table} SET ${columns.map((column) => `${column} = ${column} - ${days} * interval '1 day'`).join(', ')}`,
    );
  await app.owner.query(`UPDATE company SET retention_due_at = now() - interval '1 minute'`);
  await deleteExpiredRecords(app);
  await eraseFinishedPeople(app);
}
