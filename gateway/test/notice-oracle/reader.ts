import { HOUR, MINUTE } from '../../src/durations.js';
import {
  chooseNotice,
  type NoticeChoice,
  type NoticeQuestion,
} from '../../src/features/notices/ladder.js';
import { formatNotice } from '../../src/features/notices/notice-text.js';

/*
 * A simulated reader who remembers all own contacts, keeps all notices, sees who else was informed, and knows the gateway's rule.
 * For each colleague, the reader checks whether the gateway would have sent the same text if that colleague were ill.
 */

/** A notice to a reader, with the facts of that moment. */
export interface ReadNotice {
  question: NoticeQuestion;
  choice: NoticeChoice;
}

export type Rule = (question: NoticeQuestion) => NoticeChoice;

const company = { companyName: 'Harbourline', disease: null };

/** Returns the text that the reader gets; null if somebody speaks to the reader instead. */
export function readText(choice: NoticeChoice): string | null {
  return choice.detail === null ? null : formatNotice(choice, company).paragraphs.join('\n');
}

/**
 * Finds the colleagues who may be the source of all notices to a reader.
 * @param informed people whom the reader knows to be informed.
 */
export function findPossibleSources(
  notices: readonly ReadNotice[],
  informed: ReadonlySet<string>,
  rule: Rule = chooseNotice,
): Set<string> {
  const possible = notices.map(({ question, choice }) => {
    const text = readText(choice);
    const others = Map.groupBy(question.contacts, ({ personId }) => personId);
    const wouldSendSame = cacheByQuarter(
      (moment) => readText(rule({ ...question, exposedAt: moment })) === text,
    );
    return new Set(
      [...others]
        .filter(([, contacts]) =>
          contacts.some((contact) => listMoments(contact, question).some(wouldSendSame)),
        )
        .map(([id]) => id),
    );
  });
  const [first = new Set<string>(), ...later] = possible;
  return new Set(
    [...first].filter((id) => !informed.has(id) && later.every((people) => people.has(id))),
  );
}

/** Caches a function whose result is constant in each quarter of an hour, as time zones differ by whole quarters. */
export function cacheByQuarter<Result>(compute: (moment: number) => Result) {
  const results = new Map<number, Result>();
  return (moment: number): Result => {
    const quarter = Math.ceil(moment / (15 * MINUTE));
    if (!results.has(quarter)) results.set(quarter, compute(moment));
    return results.get(quarter)!;
  };
}

/** Lists moments of a contact inside the window at which an exposure may end: at least one per hour. */
export function listMoments(
  { start, end }: { start: number; end: number },
  { windowFrom, windowUntil }: NoticeQuestion,
): number[] {
  const first = Math.max(start, windowFrom) + 1;
  const last = Math.min(end, windowUntil);
  const moments: number[] = [];
  for (let moment = first; moment < last; moment += HOUR) moments.push(moment);
  return first <= last ? [...moments, last] : [];
}
