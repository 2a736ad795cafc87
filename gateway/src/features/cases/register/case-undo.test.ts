import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../durations.js';
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

describe('undoCaseEntry', () => {
  it('restores the values that a change replaced', async () => {
    const { result } = await cases.open({ specimenDay: day(1), notes: 'First' });
    const changed = await cases.update({
      id: result.id,
      version: 1,
      specimenDay: day(2),
      notes: 'Second',
    });
    await cases.update({ id: result.id, version: 2, onsetDay: day(3) });
    const { result: undone } = await cases.undo(changed.result.log[0].id);
    expect(undone).toMatchObject({
      specimenDay: day(1),
      notes: 'First',
      onsetDay: day(3),
      version: 4,
    });
    expect(undone.log.map(({ act, undoneBy }: any) => [act, undoneBy])).toEqual([
      ['UNDONE', null],
      ['CHANGED', null],
      ['CHANGED', company.email],
      ['OPENED', null],
    ]);
    expect(await cases.status()).toMatchObject({ positiveDate: day(1) });
  });

  it('refuses if a value was changed again, and names it', async () => {
    const { result } = await cases.open({ notes: 'First' });
    const changed = await cases.update({
      id: result.id,
      version: 1,
      notes: 'Second',
      specimenDay: day(1),
    });
    await cases.update({ id: result.id, version: 2, specimenDay: day(2) });
    const { error } = await cases.undo(changed.result.log[0].id);
    expect(error).toMatchObject({ code: 'CONFLICT', fields: [{ field: 'specimenDay' }] });
  });

  it('closes a case as opened in error when its opening is undone, and the case can be reopened', async () => {
    const { result } = await cases.open();
    const { result: undone } = await cases.undo(result.log[0].id);
    expect(undone).toMatchObject({ isOpen: false, outcome: 'OPENED_IN_ERROR' });
    expect(await cases.status()).toMatchObject({ isPositive: false });
    const reopened = await cases.reopen({ id: result.id, version: 2 });
    expect(reopened.result).toMatchObject({ isOpen: true, classification: 'CONFIRMED' });
  });

  it('reopens a closed case with its earlier classification', async () => {
    const { result } = await cases.open({ specimenDay: day(1) });
    const closed = await cases.close({ id: result.id, version: 1, outcome: 'NOT_A_CASE' });
    const { result: undone } = await cases.undo(closed.result.log[0].id);
    expect(undone).toMatchObject({ isOpen: true, classification: 'CONFIRMED', closedAt: null });
    expect(await cases.status()).toMatchObject({ isPositive: true, positiveDate: day(1) });
  });

  it('refuses an act that was undone already, and an undoing', async () => {
    const { result } = await cases.open();
    const { result: undone } = await cases.undo(result.log[0].id);
    expect((await cases.undo(result.log[0].id)).error.fields).toEqual([
      { field: 'id', message: 'Already undone' },
    ]);
    expect((await cases.undo(undone.log[0].id)).error.fields).toEqual([
      { field: 'id', message: 'An undo cannot be undone' },
    ]);
  });

  it('refuses values that contradict later changes', async () => {
    const { result } = await cases.open({ onsetDay: day(1) });
    const changed = await cases.update({ id: result.id, version: 1, onsetDay: day(4) });
    await cases.update({ id: result.id, version: 2, reportedDay: day(3) });
    const { error } = await cases.undo(changed.result.log[0].id);
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'onsetDay' }] });
  });
});
