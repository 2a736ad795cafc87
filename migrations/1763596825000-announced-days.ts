import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people were told about their days at home, and the number of colleagues that a notice must leave possible. Adds only. */
export class AnnouncedDays1763596825000 implements MigrationInterface {
  name = 'AnnouncedDays1763596825000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company ADD min_notice_candidates integer NOT NULL DEFAULT 5,
        ADD CONSTRAINT company_min_notice_candidates_check CHECK (min_notice_candidates BETWEEN 3 AND 10);

      ALTER TABLE notice ADD announced_until date;

      ALTER TABLE follow_up_act
        ADD announced_until date,
        ADD announced_test_day date,
        ADD counted_from text,
        ADD CONSTRAINT follow_up_act_counted_from_check CHECK (counted_from IN ('EXPOSURE', 'PERIOD', 'TELLING'));

      ALTER TABLE follow_up
        ADD told_test_day date,
        ADD told_from text,
        ADD told_ended_on date;
    `);
    // What was told before keeps its day, unless a notice hid it: then the days count from the end of the time that the notice named.
    await runner.query(`
      UPDATE notice SET announced_until = told_until + CASE detail
          WHEN 'WEEK' THEN 7 - extract(isodow FROM exposed_on)::integer
          WHEN 'FEW_DAYS' THEN CASE WHEN extract(isodow FROM exposed_on) <= 2 THEN 2
            WHEN extract(isodow FROM exposed_on) <= 4 THEN 4 ELSE 7 END - extract(isodow FROM exposed_on)::integer
          WHEN 'NO_TIME' THEN (sent_at AT TIME ZONE time_zone)::date - exposed_on
          ELSE 0 END
        FROM company WHERE company.id = notice.company_id AND kind = 'EXPOSURE' AND told_until IS NOT NULL;

      UPDATE follow_up_act AS act SET counted_from = 'EXPOSURE', announced_until = act.quarantine_until,
          announced_test_day = (
            SELECT release_test_day FROM follow_up
            WHERE follow_up.company_id = act.company_id AND follow_up.employee_id = act.employee_id
              AND follow_up.disease = act.disease AND follow_up.quarantine_until = act.quarantine_until)
        WHERE kind = 'INFORMED';

      UPDATE follow_up_act AS act SET announced_until = hidden.announced_until,
          announced_test_day = act.announced_test_day + (hidden.announced_until - act.quarantine_until),
          counted_from = CASE WHEN is_undated THEN 'TELLING' ELSE 'PERIOD' END
        FROM (
          SELECT company_id, employee_id, disease, told_until, max(announced_until) AS announced_until,
            bool_or(detail = 'NO_TIME') AS is_undated
          FROM notice WHERE kind = 'EXPOSURE' AND detail NOT IN ('DAY_PART', 'DAY')
          GROUP BY company_id, employee_id, disease, told_until
        ) AS hidden
        WHERE act.kind = 'INFORMED' AND hidden.company_id = act.company_id AND hidden.employee_id = act.employee_id
          AND hidden.disease = act.disease AND hidden.told_until = act.quarantine_until;

      UPDATE follow_up SET told_until = announced_until, told_test_day = announced_test_day, told_from = counted_from
        FROM follow_up_act AS act
        WHERE act.company_id = follow_up.company_id AND act.employee_id = follow_up.employee_id
          AND act.disease = follow_up.disease AND act.kind = 'INFORMED' AND undone_at IS NULL
          AND done_at = follow_up.informed_at;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE follow_up DROP told_test_day, DROP told_from, DROP told_ended_on;
      ALTER TABLE follow_up_act DROP announced_until, DROP announced_test_day, DROP counted_from;
      ALTER TABLE notice DROP announced_until;
      ALTER TABLE company DROP min_notice_candidates;
    `);
  }
}
