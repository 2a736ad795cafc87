import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Cameras, and the breaches that they report without naming people. */
export class Cameras1763596807000 implements MigrationInterface {
  name = 'Cameras1763596807000';

  async up(runner: QueryRunner): Promise<void> {
    // The fill factor leaves room on a page for last_reported_at.
    await runner.query(`
      CREATE TABLE camera (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        code text,
        room_name text NOT NULL,
        room_number text NOT NULL,
        latitude double precision NOT NULL,
        longitude double precision NOT NULL,
        safe_distance real NOT NULL,
        time_lag integer NOT NULL,
        is_cctv boolean NOT NULL DEFAULT true,
        feed_url text NOT NULL,
        region jsonb NOT NULL DEFAULT '[]',
        key_hash bytea NOT NULL,
        key_made_at timestamptz(3) NOT NULL DEFAULT now(),
        last_reported_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        deleted_at timestamptz(3),
        CONSTRAINT camera_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT camera_code_key UNIQUE (company_id, code),
        CONSTRAINT camera_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT camera_deleted_check CHECK (deleted_at IS NOT NULL OR code IS NOT NULL)
      ) WITH (fillfactor = 80);
      ${limitToCompany('camera')}
      GRANT SELECT, INSERT, UPDATE ON camera TO visioncloud_gateway;

      CREATE TABLE camera_breach (
        company_id uuid NOT NULL,
        start_at timestamptz(3) NOT NULL,
        id uuid NOT NULL,
        camera_id uuid NOT NULL,
        end_at timestamptz(3) NOT NULL,
        distance real,
        people integer NOT NULL,
        received_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT camera_breach_pkey PRIMARY KEY (company_id, start_at, id),
        CONSTRAINT camera_breach_camera_fkey FOREIGN KEY (company_id, camera_id)
          REFERENCES camera (company_id, id) ON DELETE CASCADE,
        CONSTRAINT camera_breach_length_check CHECK (end_at > start_at AND end_at <= start_at + interval '24 hours'),
        CONSTRAINT camera_breach_people_check CHECK (people >= 2)
      ) WITH (autovacuum_freeze_min_age = 0, autovacuum_vacuum_insert_scale_factor = 0.05);
      ${limitToCompany('camera_breach')}
      GRANT SELECT, INSERT ON camera_breach TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE camera_breach, camera');
  }
}
