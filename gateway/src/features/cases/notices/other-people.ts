import type { Rows } from '../../../database/tenant.js';
import type { SentNotice } from './ladder.js';
import { type InformedPerson, listNoticesAbout } from './notice-plan.queries.js';

/** Notices to others, of which readers are among the candidates. */
export interface NoticesAbout {
  /** Returns the notices to others since a moment (epoch milliseconds) that have a person among their candidates. */
  list(personId: string, since: number): readonly SentNotice[];
}

/** Loads the notices about readers since a moment (epoch milliseconds). */
export async function loadNoticesAbout(
  db: Rows,
  companyId: string,
  { readerIds, since }: { readerIds: readonly string[]; since: number },
): Promise<NoticesAbout> {
  const notices = await listNoticesAbout(db, companyId, readerIds, since);
  const readers = new Set(readerIds);
  const about = Map.groupBy(
    notices.flatMap((notice) =>
      notice.candidateIds.filter((id) => readers.has(id)).map((id) => ({ id, notice })),
    ),
    ({ id }) => id,
  );
  return {
    list: (personId, moment) =>
      (about.get(personId) ?? [])
        .map(({ notice }) => notice)
        .filter(({ employeeId, sentAt }) => employeeId !== personId && Number(sentAt) >= moment),
  };
}

/** Returns a function that finds everybody who was informed since a moment (epoch milliseconds), or is to be. */
export function groupInformed(
  informed: readonly InformedPerson[],
): (moment: number) => ReadonlySet<string> {
  const informedBy = new Map<number, ReadonlySet<string>>();
  return (moment) => {
    const known = informedBy.get(moment);
    if (known) return known;
    const people = informed
      .filter(({ informedAt }) => informedAt === null || informedAt >= moment)
      .map(({ personId }) => personId);
    const found = new Set(people);
    informedBy.set(moment, found);
    return found;
  };
}
