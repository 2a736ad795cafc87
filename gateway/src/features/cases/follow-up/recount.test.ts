import { describe, expect, it } from 'vitest';
import { DAY } from '../../../durations.js';
import { makeTimeMetric } from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeTeam } from '../../../../test/team.js';
import { listDeliveries, makeWebhook } from '../../../../test/webhooks.js';
import { lockUntilEnd } from '../../../database/advisory-locks.js';
import { inTenant } from '../../../database/tenant.js';
import { addDays, dayIn } from '../../company/profile/calendar-days.js';
import { caseErasure, eraseRows, storeErasureProof } from '../../people/changes/erasure.queries.js';
import { markAllCases } from '../../../jobs/mark-cases.js';
import { startFollowUpRecount } from './recount.job.js';

const gateway = useTestGateway();

const timeZone = 'Asia/Singapore';
const today = dayIn(timeZone, Date.now());
const daysAgo = (days: number) => addDays(today, -days);
/** Returns noon of a day in the company's time zone. */
const noon = (day: string) => new Date(`${day}T12:00:00+08:00`);
const quarantineDays = 10;

/** Makes a case of Ana with onset three days ago, who met Ben two days ago. */
async function makeOutbreak(...names: string[]) {
  const team = await makeTeam(gateway, 'Ana', 'Ben', ...names);
  const followUp = makeFollowUpClient(gateway, team.made);
  await followUp.ask(
    `mutation { updateDisease(input: { disease: COVID_19, version: 0,
      figures: [{ name: QUARANTINE_DAYS, value: ${quarantineDays} }, { name: RELEASE_TEST_DAY, value: 0 }] }) { code } }`,
  );
  await team.meet('Ana', 'Ben', noon(daysAgo(2)), 20);
  const opened = await followUp.openCase(team.person('Ana'), { onsetDay: daysAgo(3) });
  await followUp.recount();
  return { team, followUp, opened };
}

/** Lists the tables that name a person as exposed. */
async function listStored(companyId: string, employeeId: string): Promise<string[]> {
  const tables = ['case_carrier', 'case_exposure', 'follow_up'];
  const { rows } = await gateway.app.owner.query<{ table: string }>(
    tables
      .map(
        (table) =>
          `SELECT '${table}' AS table FROM ${table} WHERE company_id = $1 AND employee_id = $2`,
      )
      .join(' UNION ')
      .concat(' ORDER BY 1'),
    [companyId, employeeId],
  );
  return rows.map(({ table }) => table);
}

describe('recountCases', () => {
  it('creates a row with a date and its reason for everybody exposed by a case', async () => {
    const { followUp } = await makeOutbreak();
    const rows = await followUp.rows();
    expect(rows).toMatchObject([
      {
        person: { name: 'Ben' },
        state: 'TO_INFORM',
        quarantineUntil: addDays(daysAgo(2), quarantineDays),
        exposures: [{ caseNumber: 1, level: 1, minutes: 20 }],
      },
    ]);
    expect(rows[0]!.reason).toMatch(/^until .*, because of 20 min with case C-1 on .*, 12:20$/);
  });

  it('counts late records, which may expose new people and extend a quarantine', async () => {
    const { team, followUp } = await makeOutbreak('Cleo');
    await team.meet('Cleo', 'Ana', noon(daysAgo(4)), 16);
    await team.meet('Ben', 'Ana', noon(daysAgo(1)), 30);
    await followUp.recount();
    expect(await followUp.rows()).toMatchObject([
      { person: { name: 'Ben' }, quarantineUntil: addDays(daysAgo(1), quarantineDays) },
      { person: { name: 'Cleo' }, quarantineUntil: addDays(daysAgo(4), quarantineDays) },
    ]);
  });

  it("does not change rows of a case when new records don't involve its carriers", async () => {
    const { team, followUp } = await makeOutbreak('Cleo');
    const [before] = await followUp.rows();
    await team.meet('Ben', 'Cleo', noon(daysAgo(1)), 30);
    await followUp.recount();
    expect(await followUp.rows()).toEqual([before]);
  });

  it('rewrites only exposures that have changed', async () => {
    const { team, followUp } = await makeOutbreak('Cleo');
    const versions = () =>
      inTenant(gateway.app.dataSource, team.made.company.id, (db) =>
        db.unnamed<{ xmin: string }>(
          'SELECT employee_id, xmin::text FROM case_exposure ORDER BY exposed_at',
        ),
      );
    const [ben] = await versions();
    await team.meet('Cleo', 'Ana', noon(daysAgo(1)), 16);
    await followUp.recount();
    const [first, cleo, ...others] = await versions();
    expect([first, others]).toEqual([ben, []]);
    await team.meet('Ben', 'Ana', noon(daysAgo(1)), 30);
    await followUp.recount();
    const after = await versions();
    expect(after).toContainEqual(cleo);
    expect(after).not.toContainEqual(ben);
  });

  it('keeps one row for exposures by two cases, with the later date', async () => {
    const { team, followUp, opened } = await makeOutbreak('Cleo');
    await team.meet('Cleo', 'Ben', noon(daysAgo(1)), 25);
    const second = await followUp.openCase(team.person('Cleo'), { onsetDay: daysAgo(1) });
    await followUp.recount();
    const rowOfBen = async () => (await followUp.rows({ search: 'Ben' }))[0];
    expect(await rowOfBen()).toMatchObject({
      quarantineUntil: addDays(daysAgo(1), quarantineDays),
      exposures: [{ caseNumber: second.number }, { caseNumber: opened.number }],
    });
    await followUp.ask(
      `mutation { closeCase(input: { id: "${second.id}", version: 1, outcome: NOT_A_CASE }) { id } }`,
    );
    await followUp.recount();
    expect(await rowOfBen()).toMatchObject({
      quarantineUntil: addDays(daysAgo(2), quarantineDays),
      exposures: [{ caseNumber: opened.number }],
    });
  });

  it('follows changed figures, levels and isolation', async () => {
    const { team, followUp, opened } = await makeOutbreak('Cleo');
    await team.meet('Ben', 'Cleo', noon(daysAgo(1)), 25);
    await followUp.ask('mutation { updateCompanySettings(input: { followUpLevels: 2 }) { id } }');
    await followUp.recount();
    const described = async () =>
      (await followUp.rows()).map(({ person, quarantineUntil, exposures }) => [
        person.name,
        quarantineUntil,
        exposures[0]!.level,
      ]);
    expect(await described()).toEqual([
      ['Ben', addDays(daysAgo(2), 10), 1],
      ['Cleo', addDays(daysAgo(1), 10), 2],
    ]);
    await followUp.ask(
      'mutation { updateDisease(input: { disease: COVID_19, version: 1, figures: [{ name: QUARANTINE_DAYS, value: 5 }] }) { code } }',
    );
    await followUp.recount();
    expect((await described()).map(([, until]) => until)).toEqual([
      addDays(daysAgo(2), 5),
      addDays(daysAgo(1), 5),
    ]);
    await followUp.updateCase(opened.id, opened.version, {
      isolatedAt: new Date(noon(daysAgo(2)).getTime() - DAY / 4),
    });
    await followUp.recount();
    expect(await described()).toEqual([]);
  });

  it('finds secondary contacts in records that arrive later', async () => {
    const { team, followUp } = await makeOutbreak('Cleo', 'Dan');
    await followUp.ask('mutation { updateCompanySettings(input: { followUpLevels: 2 }) { id } }');
    await followUp.recount();
    await team.meet('Dan', 'Ben', noon(daysAgo(1)), 25);
    await followUp.recount();
    const rows = await followUp.rows();
    expect(rows.map(({ person }) => person.name)).toEqual(['Ben', 'Dan']);
  });

  it('applies the threshold that was in force when a contact began', async () => {
    const { team, followUp } = await makeOutbreak('Cleo');
    await makeTimeMetric(gateway.app, team.made, 5, noon(daysAgo(2)));
    await team.meet('Ana', 'Cleo', noon(daysAgo(1)), 6);
    await followUp.recount();
    expect((await followUp.rows()).map(({ person }) => person.name)).toEqual(['Ben', 'Cleo']);
  });

  it('owes one correction to people who were informed before the case was dismissed', async () => {
    const { followUp, opened } = await makeOutbreak();
    await followUp.act(await followUp.rows(), { kind: 'INFORMED', channel: 'CALL' });
    await followUp.ask(
      `mutation { closeCase(input: { id: "${opened.id}", version: 1, outcome: NOT_A_CASE }) { id } }`,
    );
    await followUp.recount();
    const rows = await followUp.rows({ nextSteps: ['CORRECT'] });
    expect(rows).toMatchObject([{ state: 'NO_LONGER_EXPOSED', owesCorrection: true }]);
    const { followUps } = await followUp.act(rows, { kind: 'CORRECTED', channel: 'MAIL' });
    expect(followUps).toMatchObject([{ nextStep: null, owesCorrection: false }]);
  });

  it('deletes the row of somebody who was not informed when the case is dismissed', async () => {
    const { followUp, opened } = await makeOutbreak();
    await followUp.ask(
      `mutation { closeCase(input: { id: "${opened.id}", version: 1, outcome: OPENED_IN_ERROR }) { id } }`,
    );
    await followUp.recount();
    expect(await followUp.rows()).toEqual([]);
    await followUp.ask(`mutation { reopenCase(input: { id: "${opened.id}", version: 2 }) { id } }`);
    await followUp.recount();
    expect(await followUp.rows()).toHaveLength(1);
  });

  it('owes nobody a correction when the data of the infecting person is erased', async () => {
    const { team, followUp } = await makeOutbreak('Cleo');
    await followUp.act(await followUp.rows(), {
      kind: 'INFORMED',
      channel: 'CALL',
      namesDay: true,
    });
    const { id } = team.person('Ana').employee;
    const companyId = team.made.company.id;
    await gateway.rest(team.made.token, `DELETE /employee/${id}`);
    await inTenant(gateway.app.dataSource, companyId, async (db) => {
      await storeErasureProof(
        db,
        companyId,
        await eraseRows(db, companyId, [id], caseErasure),
        true,
      );
      await markAllCases(db, companyId);
    });
    const [before] = await followUp.rows();
    await team.meet('Cleo', 'Ben', noon(daysAgo(1)), 30);
    await followUp.recount();
    const { followUps } = await followUp.act([before!], { kind: 'NOTE', note: 'Feels well' });
    expect(followUps).toMatchObject([
      {
        state: before!.state,
        owesCorrection: false,
        quarantineUntil: addDays(daysAgo(2), quarantineDays),
        reason: before!.reason,
        exposures: [{ caseNumber: 1, minutes: 20 }],
      },
    ]);
    const { rows } = await gateway.app.owner.query(
      `SELECT onset_day, notes, closed_at IS NOT NULL AS "isClosed",
        (SELECT jsonb_agg(entry.before || entry.after) FROM case_entry AS entry
          WHERE entry.company_id = $1 AND case_id = disease_case.id) AS values
       FROM disease_case WHERE company_id = $1`,
      [companyId],
    );
    expect(rows).toEqual([{ onset_day: null, notes: '', isClosed: true, values: [{}] }]);
  });

  it('stores nothing about an exposed person again whose data was erased', async () => {
    const { team, followUp } = await makeOutbreak('Cleo');
    await followUp.ask('mutation { updateCompanySettings(input: { followUpLevels: 2 }) { id } }');
    // Early enough for Ben to pass it on before today.
    await team.meet('Ana', 'Ben', noon(daysAgo(3)), 20);
    await team.meet('Ben', 'Cleo', noon(daysAgo(1)), 30);
    await followUp.recount();
    expect(await listStored(team.made.company.id, team.person('Ben').employee.id)).toEqual([
      'case_carrier',
      'case_exposure',
      'follow_up',
    ]);
    const { id } = team.person('Ben').employee;
    const companyId = team.made.company.id;
    await gateway.rest(team.made.token, `DELETE /employee/${id}`);
    await inTenant(gateway.app.dataSource, companyId, async (db) =>
      storeErasureProof(db, companyId, await eraseRows(db, companyId, [id], caseErasure), true),
    );
    expect(await listStored(companyId, id)).toEqual([]);
    await team.meet('Cleo', 'Ana', noon(daysAgo(1)), 20);
    await followUp.recount();
    expect(await listStored(companyId, id)).toEqual([]);
    // The records of others still lead through the erased person.
    expect(await followUp.rows()).toMatchObject([{ person: { name: 'Cleo' } }]);
  });

  it('sends no webhook of a step of a deleted person, whose row cannot be read', async () => {
    const { team, followUp } = await makeOutbreak('Cleo');
    const webhook = await makeWebhook(gateway, team.made, 'https://receiver.example/', [
      'FOLLOW_UP_DUE',
    ]);
    const { id } = team.person('Cleo').employee;
    await team.meet('Cleo', 'Ana', noon(daysAgo(1)), 20);
    await gateway.rest(team.made.token, `DELETE /employee/${id}`);
    await followUp.recount();
    expect(await listStored(team.made.company.id, id)).toContain('follow_up');
    expect(await listDeliveries(gateway, team.made, webhook)).toEqual([]);
  });

  it('stores each row once when two processes recount a case at the same time', async () => {
    const { team, followUp } = await makeOutbreak('Cleo');
    await team.meet('Cleo', 'Ana', noon(daysAgo(4)), 16);
    await Promise.all([followUp.recount(), followUp.recount()]);
    expect(await followUp.rows()).toHaveLength(2);
  });
});

describe('startFollowUpRecount', () => {
  it('recounts cases after an upload', async () => {
    const { team, followUp } = await makeOutbreak('Cleo');
    const stop = startFollowUpRecount(gateway.app);
    try {
      await team.meet('Cleo', 'Ana', noon(daysAgo(1)), 16);
      await expect.poll(async () => (await followUp.rows()).length, { timeout: 10_000 }).toBe(2);
    } finally {
      await stop();
    }
  });

  it('recounts other companies while one is locked, and the locked one afterwards', async () => {
    const locked = await makeOutbreak('Cleo');
    const other = await makeOutbreak('Cleo');
    const countRows = async ({ followUp }: typeof locked) => (await followUp.rows()).length;
    const holder = await gateway.app.owner.connect();
    await holder.query('BEGIN');
    await holder.query(`SELECT ${lockUntilEnd('followUp', '$1')}`, [locked.team.made.company.id]);
    const stop = startFollowUpRecount(gateway.app);
    try {
      for (const { team } of [locked, other]) await team.meet('Cleo', 'Ana', noon(daysAgo(1)), 16);
      await expect.poll(() => countRows(other), { timeout: 10_000 }).toBe(2);
      expect(await countRows(locked)).toBe(1);
      await holder.query('COMMIT');
      await expect.poll(() => countRows(locked), { timeout: 10_000 }).toBe(2);
    } finally {
      holder.release(true);
      await stop();
    }
  });
});
