import { formatDay } from '../../company/profile/calendar-days.js';
import { DayPart, type NoticeDetail, type NoticeTime } from './ladder.js';

/** Text of a notice. */
export interface NoticeText {
  /** Must not mention health, because others may see it on a locked screen. */
  subject: string;
  paragraphs: string[];
}

/** Names that a notice may contain besides its time. */
export interface NoticeWords {
  companyName: string;
  /** Name of the disease; null where the company does not let notices name it. */
  disease: string | null;
  /** How to reach the safety officer; empty: not said. */
  contact: string;
}

const partWords: Record<DayPart, string> = {
  [DayPart.NIGHT]: 'before dawn',
  [DayPart.MORNING]: 'in the morning',
  [DayPart.AFTERNOON]: 'in the afternoon',
  [DayPart.EVENING]: 'in the evening',
};

/** Formats the notice of an exposure. It omits the last day of quarantine, which would reveal the day of the exposure. */
export function formatNotice(
  time: NoticeTime,
  { companyName, disease, contact }: NoticeWords,
): NoticeText {
  return {
    subject: formatSubject(companyName),
    paragraphs: [
      `${formatTime(time)} have been near somebody at work who can pass on ${disease ?? 'an infectious disease'}.`,
      `Please keep away from others for now, and ask the safety officer of ${companyName} what to do next${contact === '' ? '.' : `: ${contact}`}`,
      'To protect everybody, this message says no more than that. Please do not try to find out who it was.',
    ],
  };
}

/** Formats the correction of earlier notices. */
export function formatCorrection({ companyName }: Pick<NoticeWords, 'companyName'>): NoticeText {
  return {
    subject: formatSubject(companyName),
    paragraphs: ['What we told you earlier no longer holds.'],
  };
}

/** Formats the subject, which is the same for all notices, so that it does not reveal a correction. */
function formatSubject(companyName: string): string {
  return `A message from ${companyName}`;
}

function formatTime({ detail, from, to, dayPart }: NoticeTime): string {
  const [first, last] = [from, to].map((day) => (day === null ? '' : formatDay(day)));
  const starts: Record<NoticeDetail, () => string> = {
    DAY_PART: () => `On ${first} ${partWords[dayPart!]} you may`,
    DAY: () => `On ${first} you may`,
    FEW_DAYS: () => `Between ${first} and ${last} you may`,
    WEEK: () => `In the week from ${first} to ${last} you may`,
    NO_TIME: () => 'You may recently',
  };
  return starts[detail]();
}
