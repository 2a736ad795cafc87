import { describe, expect, it } from 'vitest';
import { anAct } from '../follow-up/follow-up.factory.tsx';
import { aCallRow } from './calls.factory.tsx';
import { countCalls, findCallState, findNext, inSheetOrder } from './call-state.ts';

const now = Date.parse('2026-01-05T03:00:00.000Z');
const later = '2026-01-05T03:30:00.000Z';
const noAnswer = anAct({ kind: 'CALLED', callOutcome: 'NO_ANSWER', callBackAt: later });
const informed = anAct({ kind: 'INFORMED', channel: 'CALL' });
const theirs = { by: 'bo@acme.test', isMine: false, expiresAt: '2026-01-05T03:05:00.000Z' };

describe('findCallState', () => {
  it.each([
    ['nothing was done', {}, 'TO_CALL'],
    ['the last call was undone', { acts: [{ ...noAnswer, undoneAt: later }] }, 'TO_CALL'],
    ['nobody answered', { acts: [noAnswer] }, 'AGAIN'],
    [
      'the number was wrong',
      { acts: [{ ...noAnswer, callOutcome: 'WRONG_NUMBER' as const, callBackAt: null }] },
      'WRONG_NUMBER',
    ],
    ['another member is calling', { callClaim: theirs }, 'TAKEN'],
    [
      'the claim has expired',
      { callClaim: { ...theirs, expiresAt: '2026-01-05T02:59:00.000Z' } },
      'TO_CALL',
    ],
    ['the viewer is calling', { callClaim: { ...theirs, isMine: true } }, 'TO_CALL'],
    ['the person was told', { nextStep: 'TEST' as const, acts: [informed] }, 'DONE'],
    // Exposed again since.
    ['the person must be told again', { acts: [informed, noAnswer] }, 'TO_CALL'],
  ])('if %s', (_, overrides, kind) => {
    expect(findCallState(aCallRow(overrides), now).kind).toBe(kind);
  });

  it('says when a call is due again', () => {
    const row = aCallRow({ acts: [noAnswer] });
    expect(findCallState(row, now)).toMatchObject({ at: later, isNow: false });
    expect(findCallState(row, Date.parse(later))).toMatchObject({ isNow: true });
  });
});

describe('findNext', () => {
  const [ben, cara, dan, eve] = [
    aCallRow({ name: 'Ben Ong' }),
    aCallRow({ name: 'Cara Lim', acts: [noAnswer] }),
    aCallRow({ name: 'Dan Goh', callClaim: theirs }),
    aCallRow({ name: 'Eve Poh' }),
  ] as const;
  const rows = [ben, cara, dan, eve];

  it('skips people who are not to be called now, and begins again after the last', () => {
    expect(findNext(rows, null, now)).toBe(ben);
    expect(findNext(rows, ben.id, now)).toBe(eve);
    expect(findNext(rows, eve.id, now)).toBe(ben);
    expect(findNext(rows, ben.id, Date.parse(later))).toBe(cara);
  });

  it('finds nobody if only the current person is left', () => {
    expect(findNext([ben, cara], ben.id, now)).toBeUndefined();
  });
});

it('inSheetOrder keeps the order of the address and leaves out who is gone', () => {
  const [ben, cara] = [aCallRow(), aCallRow()];
  expect(inSheetOrder([ben, cara], [cara.id, 'gone', ben.id])).toEqual([cara, ben]);
});

it('countCalls counts who was told and who is to be called', () => {
  const rows = [
    aCallRow(),
    aCallRow({ acts: [noAnswer] }),
    aCallRow({ nextStep: null, acts: [informed] }),
  ];
  expect(countCalls(rows, now)).toEqual({ total: 3, done: 1, left: 1 });
});
