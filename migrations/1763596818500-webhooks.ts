import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany, showToProvider } from './row-security.js';

/** Webhooks of companies and their messages. Adds only. */
export class Webhooks1763596818500 implements MigrationInterface {
  name = 'Webhooks1763596818500';

  async up(runner: QueryRunner): Promise<void> {
    // A secret is derived from its id, so that a copy of the database cannot sign. The provider's tenant finds due deliveries.
    await runner.query(`
      CREATE TABLE webhook (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        url text NOT NULL,
        events text[] NOT NULL,
        is_paused boolean NOT NULL DEFAULT false,
        secret_id uuid NOT NULL,
        previous_secret_id uuid,
        previous_secret_until timestamptz(3),
        failing_since timestamptz(3),
        away_until timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT webhook_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT webhook_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      );
      ${limitToCompany('webhook')}
      ${showToProvider('webhook')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON webhook TO visioncloud_gateway;
    `);

    // created_at is the time of the statement, not of the transaction: acts on a case take turns on a lock, so the events of a case
    // have the order of its acts. It has microseconds for the same reason.
    await runner.query(`
      CREATE TABLE webhook_delivery (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        webhook_id uuid NOT NULL,
        event text NOT NULL,
        subject_id uuid NOT NULL,
        status text NOT NULL DEFAULT 'PENDING',
        tries integer NOT NULL DEFAULT 0,
        next_try_at timestamptz(3) DEFAULT now(),
        queued_at timestamptz(3),
        last_tried_at timestamptz(3),
        last_status integer,
        last_answer text NOT NULL DEFAULT '',
        last_error text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT webhook_delivery_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT webhook_delivery_webhook_fkey FOREIGN KEY (company_id, webhook_id)
          REFERENCES webhook (company_id, id) ON DELETE CASCADE,
        CONSTRAINT webhook_delivery_status_check CHECK (status IN ('PENDING', 'DELIVERED', 'FAILED'))
      );
      CREATE INDEX webhook_delivery_newest ON webhook_delivery (company_id, webhook_id, created_at, id);
      CREATE INDEX webhook_delivery_due ON webhook_delivery (company_id, webhook_id, next_try_at) WHERE status = 'PENDING';
      CREATE INDEX webhook_delivery_order ON webhook_delivery (company_id, webhook_id, subject_id, created_at, id)
        WHERE status = 'PENDING';
      ${limitToCompany('webhook_delivery')}
      ${showToProvider('webhook_delivery')}
      GRANT SELECT, INSERT, UPDATE ON webhook_delivery TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_delivery, webhook');
  }
}
