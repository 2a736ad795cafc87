import { describe, expect, it } from 'vitest';

import { HOUR } from '../../../durations.js';
import {
  chooseNotice,
  chooseNoticeForEach,
  NoticeDetail,
  NoticeKind,
  type NoticeQuestion,
  type OwnContact,
} from './ladder.js';

/** A Monday. */
const monday = Date.UTC(2026, 4, 4);
const at = (day: number, hour: number): number => monday + (day * 24 + hour) * HOUR;

/** Makes contacts of half an hour with people named by letters, from an hour of a day on. */
function meet(letters: string, day: number, hour: number): OwnContact[] {
  return [...letters].map((personId) => ({
    personId,
    start: at(day, hour),
    end: at(day, hour) + HOUR / 2,
  }));
}

const defaults = {
  personId: 'reader',
  windowFrom: at(0, 0),
  windowUntil: at(14, 0),
  sent: [],
  sentToOthers: [],
  informed: new Set<string>(),
  peopleCount: 100,
  minCandidates: 5,
  timeZone: 'UTC',
};

function ask(contacts: OwnContact[], exposedAt: number, more: Partial<NoticeQuestion> = {}) {
  return chooseNotice({ ...defaults, contacts, exposedAt, ...more });
}

describe('chooseNotice', () => {
  it('names the day and part of the day if that leaves five people', () => {
    expect(ask(meet('abcde', 0, 9), at(0, 9.5))).toEqual({
      detail: NoticeDetail.DAY_PART,
      from: '2026-05-04',
      to: '2026-05-04',
      dayPart: 'MORNING',
      candidates: 5,
      candidateIds: ['a', 'b', 'c', 'd', 'e'],
      candidatesOnDay: 5,
    });
  });

  it.each([
    ['the day', NoticeDetail.DAY, '2026-05-04', '2026-05-04', meet('cde', 0, 14)],
    ['two days', NoticeDetail.FEW_DAYS, '2026-05-04', '2026-05-05', meet('cde', 1, 14)],
    ['the week', NoticeDetail.WEEK, '2026-05-04', '2026-05-10', meet('cde', 6, 14)],
    ['no time', NoticeDetail.NO_TIME, null, null, meet('cde', 7, 14)],
  ])('names %s if nothing more detailed leaves five people', (_, detail, from, to, more) => {
    expect(ask([...meet('ab', 0, 9), ...more], at(0, 9.5))).toMatchObject({
      detail,
      from,
      to,
      dayPart: null,
      candidates: 5,
    });
  });

  it('names three days at the end of a week', () => {
    expect(ask([...meet('ab', 4, 9), ...meet('cde', 6, 9)], at(4, 9.5))).toMatchObject({
      detail: NoticeDetail.FEW_DAYS,
      from: '2026-05-08',
      to: '2026-05-10',
    });
  });

  it('assigns an exposure that ends at noon to the morning', () => {
    expect(ask(meet('abcde', 0, 11.5), at(0, 12))).toMatchObject({ dayPart: 'MORNING' });
  });

  it('does not assign a contact that ends at noon to the afternoon', () => {
    const contacts = [...meet('abcd', 0, 12), ...meet('e', 0, 11.5)];
    expect(ask(contacts, at(0, 12.5))).toMatchObject({ detail: NoticeDetail.DAY });
  });

  it('allows no notice if four people remain in the whole window', () => {
    expect(ask(meet('abcd', 0, 9), at(0, 9.5))).toMatchObject({ detail: null, candidates: 4 });
  });

  it('allows no notice for an exposure outside the window', () => {
    expect(ask(meet('abcde', 0, 9), at(-1, 9))).toMatchObject({ detail: null, candidates: 0 });
  });

  it('ignores contacts at times for which a more detailed notice would have been sent', () => {
    const contacts = [...meet('abcdefg', 0, 9), ...meet('xy', 0, 14)];
    expect(ask(contacts, at(0, 9.5))).toMatchObject({ detail: NoticeDetail.DAY_PART });
    expect(ask(contacts, at(0, 14.5))).toMatchObject({ detail: null, candidates: 2 });
  });

  it('ignores people who were informed', () => {
    const contacts = [...meet('abcde', 0, 9), ...meet('f', 0, 14)];
    expect(ask(contacts, at(0, 9.5), { informed: new Set('a') })).toMatchObject({
      detail: NoticeDetail.DAY,
      candidateIds: ['b', 'c', 'd', 'e', 'f'],
    });
  });

  it('counts only candidates of earlier notices', () => {
    const sent = [{ kind: NoticeKind.EXPOSURE, candidateIds: [...'bcdefg'] }];
    const contacts = [...meet('abcde', 0, 9), ...meet('fg', 3, 14)];
    expect(ask(contacts, at(0, 9.5), { sent })).toMatchObject({
      detail: NoticeDetail.WEEK,
      candidateIds: ['b', 'c', 'd', 'e', 'f', 'g'],
    });
  });

  it('ignores corrections among earlier notices', () => {
    const sent = [{ kind: NoticeKind.CORRECTION, candidateIds: [] }];
    expect(ask(meet('abcde', 0, 9), at(0, 9.5), { sent })).toMatchObject({ candidates: 5 });
  });

  it('allows no notice if another reader would have four candidates left', () => {
    const contacts = meet('abcdef', 0, 9);
    const ofOther = (candidates: string) => ({
      sentToOthers: [
        { kind: NoticeKind.EXPOSURE, candidateIds: [...candidates, 'reader'] },
        { kind: NoticeKind.EXPOSURE, candidateIds: ['x'] },
      ],
      informed: new Set(['a', 'reader']),
    });
    expect(ask(contacts, at(0, 9.5), ofOther('abcdef'))).toMatchObject({ candidates: 5 });
    expect(ask(contacts, at(0, 9.5), ofOther('abcde'))).toMatchObject({
      detail: null,
      candidates: 4,
    });
  });

  it('allows no notice if somebody without one would have four candidates left', () => {
    const contacts = meet('abcde', 0, 9);
    const informed = new Set(['reader', 'x']);
    expect(ask(contacts, at(0, 9.5), { informed, peopleCount: 8 })).toMatchObject({
      candidates: 5,
    });
    expect(ask(contacts, at(0, 9.5), { informed, peopleCount: 7 })).toMatchObject({
      detail: null,
      candidates: 4,
    });
  });

  it.each([
    [3, NoticeDetail.DAY_PART],
    [5, NoticeDetail.DAY],
    [6, NoticeDetail.WEEK],
    [7, null],
  ])('leaves at least %i people where the company wants that many', (minCandidates, detail) => {
    const contacts = [...meet('abc', 0, 9), ...meet('de', 0, 14), ...meet('f', 3, 9)];
    const choice = ask(contacts, at(0, 9.5), { minCandidates });
    expect(choice).toMatchObject({ detail, candidatesOnDay: 5 });
  });

  it('chooses for several minimum numbers at once as for each of them', () => {
    const contacts = [...meet('abc', 0, 9), ...meet('de', 0, 14), ...meet('f', 3, 9)];
    const question = { ...defaults, contacts, exposedAt: at(0, 9.5) };
    expect(chooseNoticeForEach(question, [3, 5, 6, 7])).toEqual(
      [3, 5, 6, 7].map((minCandidates) => ask(contacts, at(0, 9.5), { minCandidates })),
    );
  });

  it('uses the time zone of the company', () => {
    const contacts = meet('abcde', 0, 22.5);
    expect(ask(contacts, at(0, 23), { timeZone: 'Asia/Singapore' })).toMatchObject({
      from: '2026-05-05',
      dayPart: 'MORNING',
    });
  });
});
