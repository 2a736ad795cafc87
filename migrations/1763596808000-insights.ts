import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany, showToProvider } from './row-security.js';

/**
 * Breaches by hour, department, room and person, per day of the company's time zone, and marks on days that need a recount.
 */
export class Insights1763596808000 implements MigrationInterface {
  name = 'Insights1763596808000';

  async up(runner: QueryRunner): Promise<void> {
    // The job that counts looks for marks in all companies, as the provider, and then enters each company. A refresh deletes
    // the rows of a day and inserts them again, and marks exist for seconds, so autovacuum has to start long before its default
    // of a fifth of dead rows.
    const oftenRewritten =
      'WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000)';
    await runner.query(`
      CREATE TABLE insight_mark (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        day date NOT NULL,
        marked_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT insight_mark_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT insight_mark_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
      CREATE INDEX insight_mark_day ON insight_mark (company_id, day);
      ${limitToCompany('insight_mark')}
      ${showToProvider('insight_mark')}
      GRANT SELECT, INSERT, DELETE ON insight_mark TO visioncloud_gateway;

      CREATE TABLE insight_hour (
        company_id uuid NOT NULL,
        day date NOT NULL,
        hour timestamptz(3) NOT NULL,
        source text NOT NULL,
        breaches integer NOT NULL,
        minutes double precision NOT NULL,
        CONSTRAINT insight_hour_pkey PRIMARY KEY (company_id, day, hour, source),
        CONSTRAINT insight_hour_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      ) ${oftenRewritten};
      ${limitToCompany('insight_hour')}
      GRANT SELECT, INSERT, DELETE ON insight_hour TO visioncloud_gateway;

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
      ) ${oftenRewritten};
      ${limitToCompany('insight_department_day')}
      GRANT SELECT, INSERT, DELETE ON insight_department_day TO visioncloud_gateway;

      CREATE TABLE insight_room_day (
        company_id uuid NOT NULL,
        day date NOT NULL,
        camera_id uuid NOT NULL,
        breaches integer NOT NULL,
        minutes double precision NOT NULL,
        max_people integer NOT NULL,
        CONSTRAINT insight_room_day_pkey PRIMARY KEY (company_id, day, camera_id),
        CONSTRAINT insight_room_day_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      ) ${oftenRewritten};
      ${limitToCompany('insight_room_day')}
      GRANT SELECT, INSERT, DELETE ON insight_room_day TO visioncloud_gateway;

      CREATE TABLE insight_person_day (
        company_id uuid NOT NULL,
        day date NOT NULL,
        employee_id uuid NOT NULL,
        last_end timestamptz(3) NOT NULL,
        CONSTRAINT insight_person_day_pkey PRIMARY KEY (company_id, day, employee_id),
        CONSTRAINT insight_person_day_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      ) ${oftenRewritten};
      -- Finds the days of a person whose department changes.
      CREATE INDEX insight_person_day_person ON insight_person_day (company_id, employee_id, day);
      ${limitToCompany('insight_person_day')}
      GRANT SELECT, INSERT, DELETE ON insight_person_day TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE insight_person_day, insight_room_day, insight_department_day, insight_hour, insight_mark',
    );
  }
}
