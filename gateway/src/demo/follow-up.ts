import { v7 as uuidv7 } from 'uuid';
import type { TenantTransaction } from '../database/tenant.js';
import { DAY } from '../durations.js';
import { CaseOutcome } from '../features/case-status/disease-case.entity.js';
import { findFigures } from '../features/diseases/diseases.service.js';
import { FollowUpAct } from '../features/follow-up/follow-up-act.entity.js';
import {
  type Announcement,
  completesStep,
  FollowUpActKind,
} from '../features/follow-up/follow-up-facts.js';
import { InformChannel } from '../features/follow-up/follow-up.types.js';
import { listActsOfPeople } from '../features/follow-up/follow-up.queries.js';
import { recountCase, refoldPeople } from '../features/follow-up/recount.js';
import { listExposuresOfPeople, lockFollowUp } from '../features/follow-up/recount.queries.js';
import { markAllCases } from '../features/stale-days/mark-cases.js';
import { contestOnce } from './contests.js';
import { closeRuledOut, getRuledOutAt, listCases } from './cases.js';
import { type FollowedPerson, planRounds, type PlannedAct } from './follow-up-plan.js';
import { readNotices, storeNotices } from './notices.js';
import { demoCompanyId, type DemoPerson } from './people.js';
import { Random } from './random.js';
import { demoEmail } from './sign-ins.js';

/** How far the officer's rounds reach back if there are no acts yet. */
const maxBackMs = 14 * DAY;
const channels = [InformChannel.CALL, InformChannel.CALL, InformChannel.IN_PERSON];

/** Adds the acts of the safety officer on the rounds since the latest act until now. */
export async function followUpCases(
  db: TenantTransaction,
  people: readonly DemoPerson[],
  now: number,
): Promise<void> {
  await recountAll(db);
  await contestOnce(db, now);
  await recountAll(db);
  await lockFollowUp(db, demoCompanyId);
  const followed = await listFollowedPeople(db, people);
  const acts = followed.flatMap((person) => person.acts);
  const after = Math.max(now - maxBackMs, ...acts.map(({ at }) => at));
  const planned = planRounds(followed, after, now);
  await storeActs(db, planned, await storeNotices(db, planned, followed));
  await readNotices(db, now);
  await closeRuledOut(db, now);
  await recountAll(db);
}

function chooseChannel(actId: string, noticed: ReadonlyMap<string, unknown>): InformChannel {
  if (noticed.has(actId)) return InformChannel.NOTICE;
  return new Random('channel', actId).shuffled(channels)[0]!;
}

async function recountAll(db: TenantTransaction): Promise<void> {
  await markAllCases(db, demoCompanyId);
  for (const { id: caseId } of await listCases(db))
    await recountCase(db, { companyId: demoCompanyId, caseId });
}

/** Lists the facts about everybody for each disease with cases. */
async function listFollowedPeople(
  db: TenantTransaction,
  people: readonly DemoPerson[],
): Promise<FollowedPerson[]> {
  const cases = await listCases(db);
  const figures = await findFigures(db, demoCompanyId);
  const ids = people.map(({ id }) => id);
  const ruledOutAt = new Map(cases.map((stored) => [stored.id, getRuledOutAt(stored)]));
  const followed: FollowedPerson[] = [];
  for (const [disease, ofDisease] of Map.groupBy(cases, (stored) => stored.disease)) {
    const exposures = await listExposuresOfPeople(db, demoCompanyId, disease, ids);
    const acts = await listActsOfPeople(db, demoCompanyId, disease, ids);
    followed.push(
      ...ids.map((personId) => ({
        personId,
        disease,
        figures: figures[disease],
        exposures: exposures
          .filter((exposure) => exposure.personId === personId)
          .map((exposure) => ({
            ...exposure,
            dismissedAt: ruledOutAt.get(exposure.caseId) ?? null,
          })),
        acts: acts.filter((act) => act.personId === personId),
        ownCases: ofDisease
          .filter(({ employeeId }) => employeeId === personId)
          .map(({ id, number, openedAt, closedAt, outcome }) => ({
            id,
            number,
            openedAt: openedAt.getTime(),
            closedAt: closedAt?.getTime() ?? null,
            isDismissed: outcome !== null && outcome !== CaseOutcome.RECOVERED,
          })),
      })),
    );
  }
  return followed;
}

/** @param noticed what the acts announced that were done by a notice, by id. */
async function storeActs(
  db: TenantTransaction,
  planned: readonly PlannedAct[],
  noticed: ReadonlyMap<string, Announcement | null>,
): Promise<void> {
  const manager = await db.manager();
  const batches = new Map<string, string>();
  const getBatch = ({ kind, at, disease }: PlannedAct) => {
    const key = `${kind} ${at} ${disease}`;
    const batchId = batches.get(key) ?? uuidv7({ msecs: at });
    batches.set(key, batchId);
    return batchId;
  };
  await manager.insert(
    FollowUpAct,
    planned.map((act) => {
      const { personId, disease, id, kind, at, day, test, result, row } = act;
      const { quarantineUntil, corroboratedUntil } = act;
      const announced = noticed.get(id) ?? act.announced;
      const isStepDone = completesStep(kind, row.nextStep) && row.dueAt !== null;
      return {
        companyId: demoCompanyId,
        id,
        employeeId: personId,
        disease,
        kind,
        at: new Date(at),
        by: demoEmail,
        day,
        test,
        result,
        quarantineUntil,
        corroboratedUntil,
        announcedUntil: announced?.until ?? null,
        announcedTestDay: announced?.testDay ?? null,
        countedFrom: announced?.countedFrom ?? null,
        channel: kind === FollowUpActKind.TESTED ? null : chooseChannel(id, noticed),
        batchId: getBatch(act),
        dueAt: isStepDone ? new Date(row.dueAt!) : null,
      };
    }),
  );
  for (const [disease, acts] of Map.groupBy(planned, (act) => act.disease))
    await refoldPeople(
      db,
      demoCompanyId,
      disease,
      [...new Set(acts.map(({ personId }) => personId))],
      null,
    );
}
