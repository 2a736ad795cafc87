import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On which days had somebody a breach? Asked when the person's department changes. */
export class DaysOfPerson1764374400000 implements MigrationInterface {
  name = 'DaysOfPerson1764374400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX insight_person_day_person ON insight_person_day (company_id, employee_id, day)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX insight_person_day_person');
  }
}
