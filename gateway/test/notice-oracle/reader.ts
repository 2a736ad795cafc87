import { HOUR, MINUTE } from '../../src/durations.js';
import {
  chooseNotice,
  type NoticeChoice,
  type NoticeQuestion,
} from '../../src/features/notices/ladder.js';
import { formatNotice } from '../../src/features/notices/notice-text.js';

/*
 * A reader who remembers all own contacts, keeps all notices, sees who else was informed, and knows the gateway's rule: of each
 * colleague they ask whether the gateway would have written the same if that colleague were ill. The gateway is a black box here.
 */

/** A notice to a reader, with the facts of that moment. */
export interface ReadNotice {
  question: NoticeQuestion;
  choice: NoticeChoice;
}

export type Rule = (question: NoticeQuestion) => NoticeChoice;

const words = { companyName: 'Harbourline', disease: null };

/** The text that arrives; null where somebody speaks to the reader instead. */
export function readText(choice: NoticeChoice): string | null {
  return choice.detail === null ? null : formatNotice(choice, words).paragraphs.join('\n');
}

/**
 * Finds the colleagues who may be the source of all notices of one reader.
 * @param informed everybody whom the reader knows to be informed by now.
 */
export function findPossibleSources(
  notices: readonly ReadNotice[],
  informed: ReadonlySet<string>,
  rule: Rule = chooseNotice,
): Set<string> {
  const possible = notices.map(({ question, choice }) => {
    const arrived = readText(choice);
    const others = Map.groupBy(question.contacts, ({ personId }) => personId);
    const wouldArrive = rememberByQuarter(
      (moment) => readText(rule({ ...question, exposedAt: moment })) === arrived,
    );
    return new Set(
      [...others]
        .filter(([, contacts]) =>
          contacts.some((contact) => listMoments(contact, question).some(wouldArrive)),
        )
        .map(([id]) => id),
    );
  });
  const [first = new Set<string>(), ...later] = possible;
  return new Set(
    [...first].filter((id) => !informed.has(id) && later.every((people) => people.has(id))),
  );
}

/** Asks once for the moments up to a quarter of an hour: no clock differs from another by less. */
export function rememberByQuarter<Answer>(ask: (moment: number) => Answer) {
  const answers = new Map<number, Answer>();
  return (moment: number): Answer => {
    const quarter = Math.ceil(moment / (15 * MINUTE));
    if (!answers.has(quarter)) answers.set(quarter, ask(moment));
    return answers.get(quarter)!;
  };
}

/** Lists moments of a contact inside the window at which an exposure may end, at least one an hour. */
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
