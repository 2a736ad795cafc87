import { describe, expect, it } from 'vitest';

import { DayPart, NoticeDetail, type NoticeTime } from './ladder.js';
import { formatCorrection, formatNotice } from './notice-text.js';

const companyName = 'Harbourline Logistics';
const times: NoticeTime[] = [
  ...Object.values(DayPart).map((dayPart) => ({
    detail: NoticeDetail.DAY_PART,
    from: '2026-05-04',
    to: '2026-05-04',
    dayPart,
  })),
  { detail: NoticeDetail.DAY, from: '2026-05-04', to: '2026-05-04', dayPart: null },
  { detail: NoticeDetail.FEW_DAYS, from: '2026-05-08', to: '2026-05-10', dayPart: null },
  { detail: NoticeDetail.WEEK, from: '2026-05-04', to: '2026-05-10', dayPart: null },
  { detail: NoticeDetail.NO_TIME, from: null, to: null, dayPart: null },
];
const notices = [null, 'COVID-19'].flatMap((disease) =>
  times.map((time) => formatNotice(time, { companyName, disease, contact: '' })),
);

/** Words that would show others that the message is about health. */
const healthWords =
  /health|ill|sick|infect|disease|covid|case|expos|contact|test|quarantine|symptom|positive|trac|safety|notice/i;

describe('formatNotice', () => {
  it.each([
    [0, 'On Mon 4 May before dawn you may have been near somebody'],
    [1, 'On Mon 4 May in the morning you may have been near somebody'],
    [2, 'On Mon 4 May in the afternoon you may have been near somebody'],
    [3, 'On Mon 4 May in the evening you may have been near somebody'],
    [4, 'On Mon 4 May you may have been near somebody'],
    [5, 'Between Fri 8 May and Sun 10 May you may have been near somebody'],
    [6, 'In the week from Mon 4 May to Sun 10 May you may have been near somebody'],
    [7, 'You may recently have been near somebody'],
  ])('names the time of rung %i', (index, words) => {
    expect(notices[index]!.paragraphs[0]).toBe(
      `${words} at work who can pass on an infectious disease.`,
    );
  });

  it('names the disease if the company allows it', () => {
    expect(notices.at(-1)!.paragraphs[0]).toBe(
      'You may recently have been near somebody at work who can pass on COVID-19.',
    );
  });

  it('differs only in the time between rungs', () => {
    expect(new Set(notices.map(({ subject }) => subject)).size).toBe(1);
    expect(new Set(notices.map(({ paragraphs }) => paragraphs.slice(1).join())).size).toBe(1);
  });

  it('contains no numbers except in days and the name of the disease', () => {
    for (const { paragraphs } of notices) {
      const text = paragraphs
        .join('\n')
        .replaceAll(/\b(?:Mon|Fri|Sun) \d{1,2} May\b/g, '')
        .replace('COVID-19', '');
      expect(text).not.toMatch(
        /\d|minute|hour|level|\b(?:room|office|desk|floor|building|camera)\b/i,
      );
    }
  });
});

describe('formatCorrection', () => {
  it('only says that the earlier notice no longer holds', () => {
    expect(formatCorrection({ companyName }).paragraphs).toEqual([
      'What we told you earlier no longer holds.',
    ]);
  });
});

describe('subjects of notices', () => {
  it('are the same for notices and corrections, and never mention health', () => {
    const { subject } = formatCorrection({ companyName });
    for (const notice of notices) expect(notice.subject).toBe(subject);
    expect(subject.replace(companyName, '')).not.toMatch(healthWords);
  });
});
