import { describe, expect, it } from 'vitest';
import type { ImmunityRule } from '../diseases/figures.js';
import { ImmunityEvidenceKind, type JudgedEvidence, judgeImmunity } from './judge-immunity.js';

const rule: ImmunityRule = { doses: 2, laboratory: true, illness: true };
const { VACCINATION, LABORATORY, ILLNESS, OTHER } = ImmunityEvidenceKind;
const evidence = (
  kind: ImmunityEvidenceKind,
  day: string,
  values: Partial<JudgedEvidence> = {},
): JudgedEvidence => ({
  id: `${kind} ${day}`,
  kind,
  isImmune: true,
  day,
  doses: kind === VACCINATION ? 1 : null,
  validUntil: null,
  ...values,
});
const judge = (all: JudgedEvidence[], given: Partial<ImmunityRule> = {}) => {
  const judged = judgeImmunity(all, { ...rule, ...given }, '2026-05-04', '2026-05-09');
  expect(
    judgeImmunity(all.toReversed(), { ...rule, ...given }, '2026-05-04', '2026-05-09'),
  ).toEqual(judged);
  return judged.status;
};
const negative = { isImmune: false };

describe('judgeImmunity', () => {
  it.each<[string, JudgedEvidence[], string]>([
    ['nothing', [], 'UNKNOWN'],
    ['one dose of two', [evidence(VACCINATION, '2015-05-04')], 'NOT_IMMUNE'],
    ['two doses on one document', [evidence(VACCINATION, '2015-05-04', { doses: 2 })], 'IMMUNE'],
    [
      'two doses on two documents',
      [evidence(VACCINATION, '2015-05-04'), evidence(VACCINATION, '2015-07-04')],
      'IMMUNE',
    ],
    [
      'two documents of the same dose',
      [evidence(VACCINATION, '2015-05-04'), evidence(VACCINATION, '2015-05-04', { id: 'other' })],
      'NOT_IMMUNE',
    ],
    [
      'a second dose on the day of the exposure',
      [evidence(VACCINATION, '2015-05-04'), evidence(VACCINATION, '2026-05-04')],
      'NOT_IMMUNE',
    ],
    [
      'doses that suffice, and a negative sample since',
      [
        evidence(VACCINATION, '2015-05-04', { doses: 2 }),
        evidence(LABORATORY, '2026-05-01', negative),
      ],
      'IMMUNE',
    ],
    [
      'a dose, and a positive sample since',
      [evidence(VACCINATION, '2015-05-04'), evidence(LABORATORY, '2026-05-01')],
      'IMMUNE',
    ],
    ['an illness', [evidence(ILLNESS, '1999-05-04')], 'IMMUNE'],
    [
      'an illness, and a negative sample since',
      [evidence(ILLNESS, '1999-05-04'), evidence(LABORATORY, '2026-05-01', negative)],
      'NOT_IMMUNE',
    ],
    ['a sample before antibodies can be new', [evidence(LABORATORY, '2026-05-09')], 'IMMUNE'],
    ['a sample after that', [evidence(LABORATORY, '2026-05-10')], 'UNKNOWN'],
    ['an illness after the exposure', [evidence(ILLNESS, '2026-05-05')], 'UNKNOWN'],
    ['a certificate against it', [evidence(OTHER, '2026-05-01', negative)], 'NOT_IMMUNE'],
    [
      'a certificate that has ended',
      [evidence(OTHER, '2025-05-01', { validUntil: '2026-05-03' })],
      'UNKNOWN',
    ],
    [
      'a certificate on its last day',
      [evidence(OTHER, '2025-05-01', { validUntil: '2026-05-04' })],
      'IMMUNE',
    ],
    [
      'results of the same day that contradict each other',
      [
        evidence(LABORATORY, '2026-05-01'),
        evidence(LABORATORY, '2026-05-01', { ...negative, id: 'a' }),
      ],
      'NOT_IMMUNE',
    ],
  ])('judges %s', (_, all, status) => {
    expect(judge(all)).toBe(status);
  });

  it('counts only what the disease accepts', () => {
    const doses = [evidence(VACCINATION, '2015-05-04', { doses: 2 })];
    expect(judge(doses, { doses: 3 })).toBe('NOT_IMMUNE');
    expect(judge(doses, { doses: null })).toBe('NOT_IMMUNE');
    expect(judge([evidence(LABORATORY, '2026-05-01')], { laboratory: false })).toBe('UNKNOWN');
    expect(judge([evidence(ILLNESS, '2026-05-01')], { illness: false })).toBe('UNKNOWN');
    const nothing = { doses: null, laboratory: false, illness: false };
    expect(judge([...doses, evidence(OTHER, '2026-05-01')], nothing)).toBe('UNKNOWN');
  });
});
