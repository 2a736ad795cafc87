import { describe, expect, it } from 'vitest';
import { CaseClassification } from '../cases/register/disease-case.entity.js';
import { defaultFigures, type DiseaseFigures } from '../cases/diseases/figures.js';
import { CountedFrom, FollowUpState } from '../cases/follow-up/follow-up-facts.js';
import { type OwnFollowUp, toCaseInstruction, toInstruction } from './own-instructions.js';
import { DiseaseCode } from '../../validation/disease-code.js';

const today = '2026-05-10';
const row = (given: Partial<OwnFollowUp>): OwnFollowUp => ({
  disease: DiseaseCode.COVID_19,
  state: FollowUpState.IN_QUARANTINE,
  informedAt: new Date('2026-05-05T03:00:00Z'),
  toldUntil: '2026-05-14',
  toldFrom: CountedFrom.EXPOSURE,
  toldTestDay: '2026-05-11',
  toldEndedOn: null,
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

  it.each([
    ['a longer quarantine', FollowUpState.TO_INFORM],
    ['an end of the exposure', FollowUpState.NO_LONGER_EXPOSED],
    ['an earlier end', FollowUpState.RELEASED],
  ])('stays the same until the person is told of %s', (_, state) => {
    expect(toInstruction(row({ state }), today)).toEqual(toInstruction(row({}), today));
  });

  it('announces a due test from the day that the person was told', () => {
    expect(toInstruction(row({}), '2026-05-11')).toMatchObject({ state: 'TEST_DUE' });
  });

  it.each([
    ['its last day is over', row({}), '2026-05-15', '2026-05-14'],
    ['a test or a doctor ended it', row({ toldEndedOn: '2026-05-09' }), today, '2026-05-09'],
  ])('is released once %s', (_, given, day, until) => {
    expect(toInstruction(given, day)).toMatchObject({ state: 'RELEASED', quarantineUntil: until });
  });

  it('promises a call, and a latest day, if the person was told no time', () => {
    const undated = row({ toldFrom: CountedFrom.TELLING, toldTestDay: null });
    expect(toInstruction(undated, today)).toMatchObject({
      quarantineUntil: '2026-05-14',
      reason: expect.stringContaining(
        'Stay at home until we call you, at the latest on Thu 14 May.',
      ),
    });
  });

  it('asks nobody to stay home for a disease without quarantine', () => {
    const informed = { state: FollowUpState.INFORMED, toldUntil: null, toldTestDay: null };
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
    symptomsEndedAt: null,
    feverEndedAt: null,
    treatmentStartedAt: null,
    clearedAt: null,
    isUnconfirmed: false,
  };
  const covid: DiseaseFigures = { ...defaultFigures(DiseaseCode.COVID_19), isolationDays: 5 };
  const describeCase = (
    given: typeof own,
    name = 'COVID-19',
    figures = covid,
    moment = '2026-05-06T04:00:00Z',
  ) => toCaseInstruction(given, name, figures, 'Asia/Singapore', Date.parse(moment));

  it('counts the days of isolation from day zero', () => {
    expect(describeCase(own)).toMatchObject({
      disease: 'COVID_19',
      state: 'BECAME_A_CASE',
      quarantineUntil: '2026-05-09',
      reason:
        'Your company has recorded that you have COVID-19. Please stay away from others until the end of Sat 9 May, and follow what your doctor says.',
    });
  });

  it('says that a suspected person may have the disease, and refers to a doctor without rules of isolation', () => {
    const suspected = { ...own, classification: CaseClassification.SUSPECTED };
    const figures = { ...covid, isolationDays: null };
    const { reason, quarantineUntil } = describeCase(suspected, 'scabies', figures);
    expect([reason, quarantineUntil]).toEqual([
      'Your company has recorded that you may have scabies. Please ask your doctor how long to stay away from others.',
      null,
    ]);
  });

  it('names no disease of a case that nobody but the person has reported', () => {
    const suspected = { ...own, classification: CaseClassification.SUSPECTED, isUnconfirmed: true };
    const { reason } = describeCase(suspected);
    expect(reason).toBe(
      'You told your company that you may be ill. It has not confirmed that yet. Please stay away from others until the end of Sat 9 May, and follow what your doctor says.',
    );
  });

  it('says what the end of isolation waits for', () => {
    const norovirus = defaultFigures(DiseaseCode.NOROVIRUS);
    expect(describeCase(own, 'norovirus', norovirus)).toMatchObject({
      quarantineUntil: null,
      reason:
        'Your company has recorded that you have norovirus. Please stay away from others until 48 hours after symptoms end. Please tell your company once it has happened.',
    });
  });

  it('tells who waits to be cleared in words to themselves', () => {
    const tuberculosis = defaultFigures(DiseaseCode.TUBERCULOSIS);
    expect(describeCase(own, 'tuberculosis', tuberculosis).reason).toBe(
      'Your company has recorded that you have tuberculosis. Please stay away from others until tests or a physician have cleared you. Please tell your company once it has happened.',
    );
  });

  it('says that isolation is over', () => {
    expect(describeCase(own, 'COVID-19', covid, '2026-05-09T16:00:00Z').reason).toBe(
      'Your company has recorded that you have COVID-19. You no longer have to stay away from others because of that: your isolation ended on Sat 9 May.',
    );
  });
});
