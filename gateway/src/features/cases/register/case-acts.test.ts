import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../durations.js';
import { makeCaseClient } from '../../../../test/cases.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { todayIn } from '../../company/profile/time-zone.js';

const gateway = useTestGateway();
const timeZone = 'Asia/Singapore';
let company: MadeCompany;
let ana: MadeEmployee;
let cases: ReturnType<typeof makeCaseClient>;

beforeEach(async () => {
  company = await makeCompany(gateway.app, { timeZone });
  ana = await makeEmployee(gateway.app, company, { name: 'Ana Lim' });
  cases = makeCaseClient(gateway, company, ana);
});

/** Returns the day some days ago in the company's time zone. */
const day = (ago: number) => todayIn(timeZone, new Date(Date.now() - ago * DAY));

describe('openCase', () => {
  it('opens a case with a log entry, and a confirmed case of COVID-19 makes the person positive', async () => {
    const { result } = await cases.open({
      specimenDay: day(1),
      onsetDay: day(2),
      notes: ' Called in. ',
    });
    expect(result).toMatchObject({
      number: 1,
      disease: 'COVID_19',
      classification: 'CONFIRMED',
      onsetDay: day(2),
      onsetAt: null,
      specimenDay: day(1),
      reportedDay: day(0),
      isolatedAt: null,
      notes: 'Called in.',
      isOpen: true,
      outcome: null,
      openedBy: company.email,
      version: 1,
      person: { id: ana.employee.id, isPositive: true },
    });
    expect(result.log).toMatchObject([{ act: 'OPENED', by: company.email, undoneBy: null }]);
    expect(result.log[0].changes).toEqual([
      { field: 'CLASSIFICATION', before: null, after: 'CONFIRMED' },
      { field: 'ONSET_DAY', before: null, after: day(2) },
      { field: 'SPECIMEN_DAY', before: null, after: day(1) },
      { field: 'REPORTED_DAY', before: null, after: day(0) },
      { field: 'NOTES', before: null, after: 'Called in.' },
    ]);
    expect(await cases.status()).toEqual({
      isPositive: true,
      positiveDate: day(1),
      version: 1,
      statusHistory: [{ isPositive: true, positiveDate: day(1), changedBy: company.email }],
    });
  });

  it.each(['SUSPECTED', 'PROBABLE'])(
    'does not change the status for a %s case',
    async (classification) => {
      const { result } = await cases.open({ classification });
      expect(result).toMatchObject({ classification, person: { isPositive: false } });
      expect(await cases.status()).toMatchObject({
        isPositive: false,
        version: 1,
        statusHistory: [],
      });
    },
  );

  it('derives the day of onset from its moment', async () => {
    const onsetAt = new Date(Date.now() - 30 * HOUR);
    const { result } = await cases.open({ onsetAt: onsetAt.toISOString() });
    expect(result).toMatchObject({
      onsetAt: onsetAt.toISOString(),
      onsetDay: todayIn(timeZone, onsetAt),
    });
  });

  it.each([
    [
      'onsetDay',
      'Onset cannot be after the day of the report',
      { onsetDay: day(1), reportedDay: day(2) },
    ],
    ['onsetDay', 'Onset cannot be after today', { onsetDay: day(-1) }],
    ['onsetDay', 'Please enter a day from 1900-01-01 on', { onsetDay: '0000-01-01' }],
    [
      'onsetAt',
      'Onset cannot be in the future',
      { onsetAt: new Date(Date.now() + HOUR).toISOString() },
    ],
    [
      'onsetAt',
      'This moment is not on the day of onset',
      { onsetDay: day(3), onsetAt: new Date(Date.now() - DAY).toISOString() },
    ],
    ['specimenDay', 'The specimen cannot be taken after today', { specimenDay: day(-1) }],
    ['reportedDay', 'The report cannot be after today', { reportedDay: day(-1) }],
    [
      'isolatedAt',
      'Isolation cannot begin in the future',
      { isolatedAt: new Date(Date.now() + HOUR).toISOString() },
    ],
    [
      'isolatedAt',
      'Isolation cannot begin before the onset',
      { onsetDay: day(1), isolatedAt: new Date(Date.now() - 3 * DAY).toISOString() },
    ],
    [
      'isolatedAt',
      'Isolation cannot begin before the onset',
      {
        onsetAt: new Date(Date.now() - 2 * HOUR).toISOString(),
        isolatedAt: new Date(Date.now() - 3 * HOUR).toISOString(),
      },
    ],
    [
      'disease',
      'Your company does not use this disease: choose it in the settings first',
      { disease: 'MEASLES' },
    ],
    ['disease', 'disease is not valid', { disease: 'PLAGUE' }],
    [
      'classification',
      'Please close the case to record that it is not one',
      { classification: 'NOT_A_CASE' },
    ],
    ['notes', 'At most 2000 characters', { notes: 'x'.repeat(2001) }],
  ])('refuses an invalid %s: %s', async (field, message, given) => {
    const { result, error } = await cases.open(given);
    expect(result).toBeUndefined();
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(error.fields).toContainEqual({ field: expect.stringMatching(`${field}$`), message });
  });

  it('refuses a second open case of the disease and names the first', async () => {
    await cases.open();
    const { error } = await cases.open({ classification: 'SUSPECTED' });
    expect(error).toEqual({
      code: 'CONFLICT',
      fields: [
        { field: 'disease', message: 'This person has an open case of this disease already: C-1' },
      ],
    });
  });

  it('opens one case when several requests open one at once', async () => {
    const answers = await Promise.all([cases.open(), cases.open(), cases.open()]);
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    const refused = answers.filter(({ error }) => error);
    expect(refused.map(({ error }) => error.code)).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await cases.list('{}')).toEqual({ total: 1, numbers: [1] });
  });

  it('numbers cases from 1 in each company', async () => {
    await cases.open();
    const other = await makeEmployee(gateway.app, company);
    const { result } = await cases.open({ employee: { code: other.employee.code } });
    expect(result.number).toBe(2);
    const elsewhere = await makeCompany(gateway.app);
    const them = await makeEmployee(gateway.app, elsewhere);
    const { data } = await gateway.graphql(
      elsewhere.token,
      `mutation { openCase(input: { employee: { id: "${them.employee.id}" }, disease: COVID_19, classification: SUSPECTED }) { number } }`,
    );
    expect(data.openCase.number).toBe(1);
  });
});

describe('updateCase', () => {
  it('changes given values, keeps absent ones and clears those that are null', async () => {
    const opened = await cases.open({ specimenDay: day(1), onsetDay: day(3), notes: 'First' });
    const { id } = opened.result;
    const { result } = await cases.update({ id, version: 1, specimenDay: day(2), onsetDay: null });
    expect(result).toMatchObject({
      specimenDay: day(2),
      onsetDay: null,
      notes: 'First',
      version: 2,
    });
    expect(result.log[0]).toMatchObject({
      act: 'CHANGED',
      changes: [
        { field: 'ONSET_DAY', before: day(3), after: null },
        { field: 'SPECIMEN_DAY', before: day(1), after: day(2) },
      ],
    });
    expect(await cases.status()).toMatchObject({ isPositive: true, positiveDate: day(2) });
  });

  it('makes the person negative when the case is no longer confirmed', async () => {
    const { result } = await cases.open({ specimenDay: day(1) });
    await cases.update({ id: result.id, version: 1, classification: 'PROBABLE' });
    expect(await cases.status()).toMatchObject({
      isPositive: false,
      positiveDate: null,
      version: 1,
    });
    await cases.update({ id: result.id, version: 2, classification: 'CONFIRMED' });
    expect(await cases.status()).toMatchObject({
      isPositive: true,
      positiveDate: day(1),
      version: 1,
    });
  });

  it('clears the moment of onset when the day changes', async () => {
    const onsetAt = new Date(Date.now() - 30 * HOUR).toISOString();
    const { result } = await cases.open({ onsetAt });
    const changed = await cases.update({ id: result.id, version: 1, onsetDay: day(4) });
    expect(changed.result).toMatchObject({ onsetDay: day(4), onsetAt: null });
  });

  it('writes no log entry if nothing differs', async () => {
    const { result } = await cases.open({ notes: 'First' });
    const same = await cases.update({
      id: result.id,
      version: 1,
      notes: 'First',
      specimenDay: null,
    });
    expect(same.result).toMatchObject({ version: 1 });
    expect(same.result.log).toHaveLength(1);
  });

  it('checks changed days against unchanged ones', async () => {
    const { result } = await cases.open({ onsetDay: day(1), reportedDay: day(0) });
    const { error } = await cases.update({ id: result.id, version: 1, reportedDay: day(2) });
    expect(error.fields).toEqual([
      { field: 'onsetDay', message: 'Onset cannot be after the day of the report' },
    ]);
  });

  it('refuses an outdated version', async () => {
    const { result } = await cases.open();
    await cases.update({ id: result.id, version: 1, notes: 'Mine' });
    const { error } = await cases.update({ id: result.id, version: 1, notes: 'Theirs' });
    expect(error).toEqual({
      code: 'CONFLICT',
      fields: [{ field: 'version', message: 'This case was changed by someone else. Reload it.' }],
    });
  });

  it('refuses a closed case', async () => {
    const { result } = await cases.open();
    await cases.close({ id: result.id, version: 1 });
    const { error } = await cases.update({ id: result.id, version: 2, notes: 'Late' });
    expect(error).toMatchObject({ code: 'CONFLICT', fields: [{ field: 'id' }] });
  });
});

describe('closeCase and reopenCase', () => {
  it.each(['RECOVERED', 'NOT_A_CASE', 'OPENED_IN_ERROR'])(
    'closing as %s makes the person negative, and reopening restores case and status',
    async (outcome) => {
      const { result } = await cases.open({ specimenDay: day(1) });
      const closed = await cases.close({ id: result.id, version: 1, outcome });
      expect(closed.result).toMatchObject({
        isOpen: false,
        outcome,
        closedBy: company.email,
        classification: outcome === 'NOT_A_CASE' ? 'NOT_A_CASE' : 'CONFIRMED',
      });
      expect(await cases.status()).toMatchObject({ isPositive: false, positiveDate: null });
      const reopened = await cases.reopen({ id: result.id, version: 2 });
      expect(reopened.result).toMatchObject({
        isOpen: true,
        outcome: null,
        closedBy: null,
        classification: 'CONFIRMED',
      });
      expect(await cases.status()).toMatchObject({ isPositive: true, positiveDate: day(1) });
    },
  );

  it('reopenCase restores the latest classification if an earlier closing had replaced it', async () => {
    const { result } = await cases.open();
    const { id } = result;
    await cases.close({ id, version: 1, outcome: 'NOT_A_CASE' });
    await cases.reopen({ id, version: 2 });
    await cases.update({ id, version: 3, classification: 'PROBABLE' });
    await cases.undo(result.log[0].id);
    const reopened = await cases.reopen({ id, version: 5 });
    expect(reopened.result).toMatchObject({ isOpen: true, classification: 'PROBABLE' });
  });

  it('refuse to reopen an open case and to close a closed one', async () => {
    const { result } = await cases.open();
    const { id } = result;
    expect((await cases.reopen({ id, version: 1 })).error.fields).toEqual([
      { field: 'id', message: 'This case is open already' },
    ]);
    await cases.close({ id, version: 1 });
    expect((await cases.close({ id, version: 2 })).error.fields).toEqual([
      { field: 'id', message: 'This case is closed already' },
    ]);
  });

  it('reopenCase refuses if the person has another open case', async () => {
    const { result } = await cases.open();
    await cases.close({ id: result.id, version: 1 });
    await cases.open({ classification: 'SUSPECTED' });
    const { error } = await cases.reopen({ id: result.id, version: 2 });
    expect(error).toMatchObject({ code: 'CONFLICT', fields: [{ field: 'id' }] });
  });
});
