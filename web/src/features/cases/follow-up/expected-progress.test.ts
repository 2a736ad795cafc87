import { describe, expect, it } from 'vitest';
import { expectProgress } from './expected-progress.ts';
import { aFollowUp, anAct } from './follow-up.factory.tsx';

describe('expectProgress', () => {
  it.each([
    ['PCR', 'BECAME_A_CASE'],
    ['IGRA', 'INFORMED'],
    ['SKIN_TEST', 'INFORMED'],
  ] as const)('after a positive %s the follow-up is %s', (test, state) => {
    const row = aFollowUp({ state: 'INFORMED', nextStep: 'TEST' });
    const act = anAct({ kind: 'TESTED', test, result: 'POSITIVE', day: '2026-01-05' });
    expect(expectProgress(row, act, '2026-01-05').state).toBe(state);
  });
});
