import { describe, expect, it } from 'vitest';
import { CaseClassification } from '../case-status/disease-case.entity.js';
import { DiseaseCode } from '../diseases/disease-enums.js';
import { FollowUpState } from '../follow-up/follow-up-facts.js';
import { type OwnFollowUp, toCaseInstruction, toInstruction } from './own-instructions.js';

const today = '2026-05-10';
const row = (given: Partial<OwnFollowUp>): OwnFollowUp => ({
  disease: DiseaseCode.COVID_19,
  state: FollowUpState.IN_QUARANTINE,
  quarantineUntil: '2026-05-14',
  releaseTestDay: '2026-05-11',
  informedAt: new Date('2026-05-05T03:00:00Z'),
  toldUntil: '2026-05-14',
  isLastDayHidden: false,
  ...given,
});

describe('toInstruction', () => {
  it('names the last day at home and the first day of a test', () => {
    expect(toInstruction(row({}), today)).toEqual({
      disease: null,
      state: 'IN_QUARANTINE',
      quarantineUntil: '2026-05-14',
      releaseTestDay: '2026-05-11',
      reason:
        'You were near somebody with an illness that others can catch. Please stay home until the end of Thu 14 May. A negative test taken on Mon 11 May or later may end this earlier: please ask your company which one.',
    });
  });

  it('returns null until the person is told', () => {
    const untold = { state: FollowUpState.TO_INFORM, informedAt: null, toldUntil: null };
    expect(toInstruction(row(untold), today)).toBeNull();
  });

  it('keeps the last day that the person was told until a longer quarantine is told', () => {
    const longer = { state: FollowUpState.TO_INFORM, quarantineUntil: '2026-05-20' };
    const short = { ...toInstruction(row({ releaseTestDay: null }), today) };
    expect(toInstruction(row(longer), today)).toEqual(short);
  });

  it('stays the same until the person is told a correction', () => {
    const dismissed = { state: FollowUpState.NO_LONGER_EXPOSED, quarantineUntil: null };
    expect(toInstruction(row(dismissed), today)).toMatchObject({
      state: 'IN_QUARANTINE',
      quarantineUntil: '2026-05-14',
    });
  });

  it.each([
    ['its last day is over', row({}), '2026-05-15', '2026-05-14'],
    [
      'the person was released before',
      row({ state: FollowUpState.RELEASED, quarantineUntil: '2026-05-09' }),
      today,
      '2026-05-09',
    ],
  ])('is released once %s', (_, given, day, until) => {
    expect(toInstruction(given, day)).toMatchObject({ state: 'RELEASED', quarantineUntil: until });
  });

  it.each([
    ['while it runs', today, 'IN_QUARANTINE', /stay home for now, and ask your company until when/],
    ['once it is over', '2026-05-15', 'RELEASED', /no longer have to stay home/],
  ])('names no day %s if the notice hides it', (_, day, state, reason) => {
    expect(toInstruction(row({ isLastDayHidden: true }), day)).toEqual({
      disease: null,
      state,
      quarantineUntil: null,
      releaseTestDay: null,
      reason: expect.stringMatching(reason),
    });
  });

  it('asks nobody to stay home for a disease without quarantine', () => {
    const informed = { state: FollowUpState.INFORMED, quarantineUntil: null, toldUntil: null };
    expect(toInstruction(row(informed), today)).toMatchObject({
      state: 'INFORMED',
      quarantineUntil: null,
      reason: expect.stringContaining('You do not have to stay home'),
    });
  });

  it('returns null for somebody who became a case', () => {
    expect(toInstruction(row({ state: FollowUpState.BECAME_A_CASE }), today)).toBeNull();
  });
});

describe('toCaseInstruction', () => {
  const own = {
    disease: DiseaseCode.COVID_19,
    classification: CaseClassification.CONFIRMED,
    onsetDay: '2026-05-04',
    specimenDay: null,
    reportedDay: '2026-05-05',
  };

  it('counts the days of isolation from day zero', () => {
    expect(toCaseInstruction(own, 'COVID-19', { isolationDays: 5 })).toMatchObject({
      disease: 'COVID_19',
      state: 'BECAME_A_CASE',
      quarantineUntil: '2026-05-09',
      reason:
        'Your company has recorded that you have COVID-19. Please stay away from others until the end of Sat 9 May, and follow what your doctor says.',
    });
  });

  it('says that a suspected person may have the disease, and refers to a doctor without isolation days', () => {
    const suspected = { ...own, classification: CaseClassification.SUSPECTED };
    const { reason, quarantineUntil } = toCaseInstruction(suspected, 'scabies', {
      isolationDays: null,
    });
    expect([reason, quarantineUntil]).toEqual([
      'Your company has recorded that you may have scabies. Please ask your doctor how long to stay away from others.',
      null,
    ]);
  });
});
