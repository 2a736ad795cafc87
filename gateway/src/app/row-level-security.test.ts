import { Client } from 'pg';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { inTenant, poolOf } from '../database/tenant.js';
import { type MadeCompany, makeCompany } from '../../test/factories.js';
import { makeFullCompany } from '../../test/full-company.js';
import { useTestGateway } from '../../test/hooks.js';

const gateway = useTestGateway();
let mine: MadeCompany;
let theirs: MadeCompany;

beforeAll(async () => {
  mine = await makeCompany(gateway.app);
  theirs = await makeFullCompany(gateway, gateway.app.owner);
});

describe('row level security', () => {
  const tables = [
    'access_change',
    'api_key',
    'app_code_part',
    'app_code_person',
    'app_code_run',
    'app_invitation',
    'audit_entry',
    'call_claim',
    'camera',
    'camera_breach',
    'case_carrier',
    'case_counter',
    'case_entry',
    'case_exposure',
    'case_mark',
    'company_disease',
    'company_event',
    'company_order',
    'contact',
    'contest',
    'contest_request',
    'directory_change',
    'directory_change_person',
    'directory_import',
    'directory_import_file',
    'directory_import_lines',
    'directory_import_row',
    'disease_case',
    'disease_change',
    'employee',
    'employee_photo',
    'employee_report',
    'employee_status',
    'erasure',
    'exact_record_request',
    'follow_up',
    'follow_up_act',
    'follow_up_seen',
    'former_employee',
    'health_record',
    'held_record',
    'identity_provider',
    'immunity_evidence',
    'inbox_mark',
    'insight_department_day',
    'insight_hour',
    'insight_mark',
    'insight_person_day',
    'insight_room_day',
    'mail',
    'mail_domain',
    'mailed_link',
    'manual_contact',
    'member',
    'member_invitation',
    'notice',
    'person_read',
    'provisioned_member',
    'retention_run',
    'session',
    'single_sign_on_attempt',
    'single_sign_on_link',
    'status_change',
    'time_metric',
    'webhook',
    'webhook_delivery',
  ];

  it('every table with a company forces row level security', async () => {
    const owner = new Client({ connectionString: gateway.app.ownerUrl });
    await owner.connect();
    const { rows } = await owner.query(`
      SELECT relname AS name, relrowsecurity AS "isOn", relforcerowsecurity AS "bindsOwner" FROM pg_class
      WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace
        AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = pg_class.oid AND attname = 'company_id')
      ORDER BY relname`);
    await owner.end();
    // A cluster copies pieces in the owner's name.
    const bindsOwner = inject('workerUrls').length === 0;
    expect(rows).toEqual(tables.map((name) => ({ name, isOn: true, bindsOwner })));
  });

  it.each(tables)(
    'rows of %s are hidden from other companies and from transactions without a company',
    async (table) => {
      const count = `SELECT count(*)::int AS count FROM ${table} WHERE company_id = '${theirs.company.id}'`;
      const pool = poolOf(gateway.app.dataSource);
      expect((await pool.query(count)).rows).toEqual([{ count: 0 }]);
      const found = await inTenant(gateway.app.dataSource, mine.company.id, (db) =>
        db.rows({ name: `count-${table}`, text: count }),
      );
      expect(found).toEqual([{ count: 0 }]);
    },
  );

  it('a transaction cannot store rows of another company', async () => {
    const write = inTenant(gateway.app.dataSource, mine.company.id, (db) =>
      db.rows(
        {
          name: 'steal',
          text: 'INSERT INTO time_metric (company_id, in_force_from, minutes) VALUES ($1, now(), 1)',
        },
        [theirs.company.id],
      ),
    );
    await expect(write).rejects.toThrow(/row-level security/);
  });

  it('the role of the gateway owns no tables', async () => {
    const { rows } = await poolOf(gateway.app.dataSource).query(
      `SELECT current_user AS role, (SELECT count(*)::int FROM pg_class WHERE relowner = current_user::regrole) AS owned,
        (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user) AS free`,
    );
    expect(rows).toEqual([{ role: 'visioncloud_gateway', owned: 0, free: false }]);
  });
});
