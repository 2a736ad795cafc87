import type { Rows } from '../../database/tenant.js';
import type { SentNotice } from './ladder.js';
import { listInformedPeople, listNoticesAbout } from './notice-plan.queries.js';

/** What other people were told; the choice of a notice depends on it. */
export interface OtherPeople {
  /** Returns everybody who was informed since a moment (epoch milliseconds), or is to be. */
  findInformed(moment: number): ReadonlySet<string>;
  /** Returns the notices to others since a moment that have a person among their candidates. */
  listNoticesAbout(personId: string, since: number): readonly SentNotice[];
}

/** Loads who was informed since a moment (epoch milliseconds), and the notices about readers. */
export async function loadOtherPeople(
  db: Rows,
  companyId: string,
  { readerIds, since }: { readerIds: readonly string[]; since: number },
): Promise<OtherPeople> {
  const informed = await listInformedPeople(db, companyId, since);
  const notices = await listNoticesAbout(db, companyId, readerIds, since);
  const informedBy = new Map<number, ReadonlySet<string>>();
  const readers = new Set(readerIds);
  const about = Map.groupBy(
    notices.flatMap((notice) =>
      notice.candidateIds.filter((id) => readers.has(id)).map((id) => ({ id, notice })),
    ),
    ({ id }) => id,
  );
  return {
    findInformed(moment) {
      const known = informedBy.get(moment);
      if (known) return known;
      const people = informed
        .filter(({ informedAt }) => informedAt === null || informedAt >= moment)
        .map(({ personId }) => personId);
      informedBy.set(moment, new Set(people));
      return informedBy.get(moment)!;
    },
    listNoticesAbout: (personId, moment) =>
      (about.get(personId) ?? [])
        .map(({ notice }) => notice)
        .filter(({ employeeId, sentAt }) => employeeId !== personId && Number(sentAt) >= moment),
  };
}
