import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cameras, what they report, and who changed the time metric. Adds only: the program before it runs on beside it. */
export class CamerasAndSettings1764201600000 implements MigrationInterface {
  name = 'CamerasAndSettings1764201600000';

  async up(runner: QueryRunner): Promise<void> {
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
        last_reported timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        deleted_at timestamptz(3),
        CONSTRAINT camera_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT camera_code_key UNIQUE (company_id, code),
        CONSTRAINT camera_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT camera_deleted_check CHECK (deleted_at IS NOT NULL OR code IS NOT NULL)
      ) WITH (fillfactor = 80);

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
        CONSTRAINT camera_breach_camera_fkey FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE,
        CONSTRAINT camera_breach_length_check CHECK (end_at > start_at AND end_at <= start_at + interval '24 hours'),
        CONSTRAINT camera_breach_people_check CHECK (people >= 2)
      );

      ALTER TABLE contact ADD COLUMN camera_id uuid;
      ALTER TABLE time_metric ADD COLUMN changed_by text;
    `);
    for (const table of ['camera', 'camera_breach']) {
      await runner.query(`
        ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
        ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY ${table}_of_company ON ${table} USING (company_id = current_company()) WITH CHECK (company_id = current_company());
      `);
    }
    await runner.query(`
      GRANT SELECT, INSERT, UPDATE ON camera TO visioncloud_gateway;
      GRANT SELECT, INSERT ON camera_breach TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE time_metric DROP COLUMN changed_by;
      ALTER TABLE contact DROP COLUMN camera_id;
      DROP TABLE camera_breach, camera;
    `);
  }
}
