import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Figures of breaches by hour, departments, room and person, each for one day of the company's time zone, and marks on the days
 * that are to be worked out anew. Adds only: the program before it runs on beside it.
 */
export class Insights1764288000000 implements MigrationInterface {
  name = 'Insights1764288000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE insight_mark (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        day date NOT NULL,
        marked_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT insight_mark_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT insight_mark_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      );
      CREATE INDEX insight_mark_day ON insight_mark (company_id, day);

      CREATE TABLE insight_hour (
        company_id uuid NOT NULL,
        day date NOT NULL,
        hour timestamptz(3) NOT NULL,
        source text NOT NULL,
        breaches integer NOT NULL,
        minutes double precision NOT NULL,
        CONSTRAINT insight_hour_pkey PRIMARY KEY (company_id, day, hour, source),
        CONSTRAINT insight_hour_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      );

      CREATE TABLE insight_department_day (
        company_id uuid NOT NULL,
        day date NOT NULL,
        source text NOT NULL,
        department text NOT NULL,
        other text NOT NULL,
        breaches integer NOT NULL,
        minutes double precision NOT NULL,
        CONSTRAINT insight_department_day_pkey PRIMARY KEY (company_id, day, source, department, other),
        CONSTRAINT insight_department_day_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      );

      CREATE TABLE insight_room_day (
        company_id uuid NOT NULL,
        day date NOT NULL,
        camera_id uuid NOT NULL,
        breaches integer NOT NULL,
        minutes double precision NOT NULL,
        most_people integer NOT NULL,
        CONSTRAINT insight_room_day_pkey PRIMARY KEY (company_id, day, camera_id),
        CONSTRAINT insight_room_day_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      );

      CREATE TABLE insight_person_day (
        company_id uuid NOT NULL,
        day date NOT NULL,
        employee_id uuid NOT NULL,
        last_end timestamptz(3) NOT NULL,
        CONSTRAINT insight_person_day_pkey PRIMARY KEY (company_id, day, employee_id),
        CONSTRAINT insight_person_day_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      );
    `);
    const tables = [
      'insight_mark',
      'insight_hour',
      'insight_department_day',
      'insight_room_day',
      'insight_person_day',
    ];
    for (const table of tables) {
      await runner.query(`
        ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
        ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY ${table}_of_company ON ${table} USING (company_id = current_company()) WITH CHECK (company_id = current_company());
        GRANT SELECT, INSERT, DELETE ON ${table} TO visioncloud_gateway;
      `);
    }
    // Whoever works the marks off looks for them in all companies, as the provider, and then steps into each.
    await runner.query(`
      CREATE POLICY insight_mark_for_provider ON insight_mark FOR SELECT
      USING (current_company() = '00000000-0000-0000-0000-000000000000');
    `);
    // What was recorded before is to be worked out too. The owner sees a company's rows only inside of it.
    await runner.query(`
      DO $$
      DECLARE each uuid; zone text;
      BEGIN
        FOR each, zone IN SELECT id, time_zone FROM company LOOP
          PERFORM set_config('app.company_id', each::text, true);
          INSERT INTO insight_mark (company_id, id, day)
          SELECT each, gen_random_uuid(), day::date
          FROM contact, generate_series((start_at AT TIME ZONE zone)::date, (end_at AT TIME ZONE zone)::date, interval '1 day') AS day
          WHERE company_id = each
          GROUP BY day;
        END LOOP;
        PERFORM set_config('app.company_id', '', true);
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE insight_person_day, insight_room_day, insight_department_day, insight_hour, insight_mark',
    );
  }
}
