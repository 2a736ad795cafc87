import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Which diseases a company uses, the figures that it has changed, and the history of both. Adds only. */
export class Diseases1763596811500 implements MigrationInterface {
  name = 'Diseases1763596811500';

  async up(runner: QueryRunner): Promise<void> {
    // The catalogue itself is part of the program. A row stores the differences.
    await runner.query(`
      CREATE TABLE company_disease (
        company_id uuid NOT NULL,
        disease text NOT NULL,
        is_used boolean NOT NULL,
        figures jsonb NOT NULL DEFAULT '{}',
        version integer NOT NULL DEFAULT 1,
        changed_at timestamptz(3) NOT NULL DEFAULT now(),
        changed_by text,
        CONSTRAINT company_disease_pkey PRIMARY KEY (company_id, disease),
        CONSTRAINT company_disease_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT company_disease_version_check CHECK (version > 0)
      );
      ${limitToCompany('company_disease')}
      GRANT SELECT, INSERT, UPDATE ON company_disease TO visioncloud_gateway;

      CREATE TABLE disease_change (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        disease text NOT NULL,
        figure text,
        before double precision,
        after double precision,
        is_used boolean,
        changed_at timestamptz(3) NOT NULL DEFAULT now(),
        changed_by text,
        CONSTRAINT disease_change_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT disease_change_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT disease_change_kind_check CHECK ((figure IS NULL) <> (is_used IS NULL))
      );
      CREATE INDEX disease_change_newest ON disease_change (company_id, disease, id);
      ${limitToCompany('disease_change')}
      GRANT SELECT, INSERT ON disease_change TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE disease_change, company_disease');
  }
}
