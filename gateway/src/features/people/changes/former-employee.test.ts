import { beforeAll, describe, expect, it } from 'vitest';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { makeCaseClient } from '../../../../test/cases.js';
import { eraseChanges, passDays } from '../../../../test/erasures.js';
import { useTestGateway } from '../../../../test/hooks.js';
import {
  findColumnsWith,
  insertPersonalRows,
  leavingPerson,
  personalTraces,
} from '../../../../test/personal-traces.js';
import { startChangeErasure } from './forget-change.job.js';

const gateway = useTestGateway();
let company: MadeCompany;
beforeAll(async () => {
  company = await makeCompany(gateway.app);
  await startChangeErasure(gateway.app);
});

describe('erasure of somebody who is ill', () => {
  it('takes at once what no case needs, and the rest in the night after case and retention', async () => {
    const { dateOfBirth: _, password: __, ...values } = leavingPerson;
    const leaving = await makeEmployee(gateway.app, company, values);
    const other = await makeEmployee(gateway.app, company);
    const { id } = leaving.employee;
    const cases = makeCaseClient(gateway, company, leaving);
    const { result: open } = await cases.open({ notes: `${leavingPerson.name} coughs` });
    await insertPersonalRows(gateway.app, company, { id, otherId: other.employee.id });
    await gateway.rest(company.token, `DELETE /employee/${leavingPerson.code}`);
    await eraseChanges(gateway.app);
    const kept = await findColumnsWith(gateway.app, personalTraces);
    expect(kept).toEqual([
      'public.case_entry.after',
      'public.case_entry.note',
      'public.contest.note',
      'public.contest_request.note',
      'public.disease_case.notes',
      'public.employee_report.note',
      'public.employee_report.value',
      'public.follow_up_act.note',
      'public.former_employee.email',
      'public.former_employee.name',
      'public.former_employee.name_key',
      'public.former_employee.phone',
      'public.former_employee.search',
      'public.immunity_evidence.document',
      'public.manual_contact.note',
      'public.notice.text',
    ]);

    const ofOpenCase = ['public.disease_case.notes', 'public.former_employee.phone'];
    await passDays(gateway.app, 400);
    expect(await findColumnsWith(gateway.app, personalTraces)).toEqual(
      expect.arrayContaining(ofOpenCase),
    );
    await cases.close({ id: open.id, version: open.version });
    await passDays(gateway.app, 29);
    expect(await findColumnsWith(gateway.app, personalTraces)).toEqual(
      expect.arrayContaining(ofOpenCase),
    );
    await passDays(gateway.app, 3);
    expect(await findColumnsWith(gateway.app, personalTraces)).toEqual([]);
    const { rows } = await gateway.app.owner.query(
      'SELECT erased_at IS NOT NULL AS "isErased", erased FROM erasure',
    );
    expect(rows).toMatchObject([
      { isErased: true, erased: { rows: { employee_photo: 1, former_employee: 1 } } },
    ]);
    const audit = await gateway.app.owner.query(
      `SELECT detail FROM audit_entry WHERE action = 'EMPLOYEE_ERASED' ORDER BY id`,
    );
    expect(audit.rows.map(({ detail }) => detail)).toEqual([
      `employee ${id}`,
      '1 person whose follow-up has ended',
    ]);
  });
});
