import { getNow, type Rows } from '../../../database/tenant.js';
import { listCasesById } from '../register/case.queries.js';
import type { DiseaseCase } from '../register/disease-case.entity.js';
import { findInfectiousWindow } from '../register/infectious-window.js';
import { findFigures } from '../diseases/diseases.service.js';
import type { DiseaseFigures } from '../diseases/figures.js';
import { FollowUpStep } from '../follow-up/follow-up-facts.js';
import type { FollowUp } from '../follow-up/follow-up.entity.js';
import {
  countNoticesSince,
  type EarlierNotice,
  findNoticeSettings,
  type InformedPerson,
  listEarlierNotices,
  listInformedPeople,
  listNoticeFacts,
  type NoticeCountSince,
  type NoticeFacts,
  type NoticeSettings,
} from './notice-plan.queries.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';

/** A follow-up with its facts. */
export interface FollowUpToPlan {
  followUp: FollowUp;
  facts: NoticeFacts;
}

/**
 * What notices are planned from, as stored, so that a plan holds as long as these are the same. Contacts are not among them: a change of
 * those reaches the plan by way of the follow-ups.
 */
export interface PlanInputs {
  settings: NoticeSettings;
  figures: Record<DiseaseCode, DiseaseFigures>;
  followUps: readonly FollowUpToPlan[];
  /** The cases that exposed these people last. */
  cases: readonly DiseaseCase[];
  /** The notices that these people got. */
  earlier: readonly EarlierNotice[];
  /** Everybody who was informed since the first infectious window began, or is to be. */
  informed: readonly InformedPerson[];
  /** The notices to everybody since then. */
  noticesSince: NoticeCountSince;
}

/** A time in epoch milliseconds. */
export interface Window {
  from: number;
  until: number;
}

/** A follow-up whose person is to be informed of an exposure, with the infectious window of the case that exposed them last. */
export interface Exposed extends FollowUpToPlan {
  exposedAt: number;
  window: Window;
}

/** Loads what notices of follow-ups are planned from. Follow-ups that were deleted meanwhile are left out. */
export async function loadPlanInputs(
  db: Rows,
  companyId: string,
  followUps: readonly FollowUp[],
): Promise<PlanInputs> {
  const settings = await findNoticeSettings(db, companyId);
  const figures = await findFigures(db, companyId);
  const ids = followUps.map(({ id }) => id);
  const factsById = new Map(
    (await listNoticeFacts(db, companyId, ids)).map((facts) => [facts.followUpId, facts]),
  );
  const people = followUps.map(({ employeeId }) => employeeId);
  const earlier = await listEarlierNotices(db, companyId, people);
  const known = followUps.flatMap((followUp) => {
    const facts = factsById.get(followUp.id);
    return facts ? [{ followUp, facts }] : [];
  });
  const caseIds = new Set(known.flatMap(({ facts }) => facts.caseId ?? []));
  const cases = await listCasesById(db, companyId, [...caseIds].toSorted());
  const inputs = { settings, figures, followUps: known, cases, earlier };
  const exposed = listExposed(inputs, getNow(db));
  if (exposed.length === 0)
    return { ...inputs, informed: [], noticesSince: { count: 0, lastId: null } };
  const since = findFirstWindow(exposed);
  return {
    ...inputs,
    informed: await listInformedPeople(db, companyId, since),
    noticesSince: await countNoticesSince(db, companyId, since),
  };
}

/** Lists the follow-ups whose people are to be informed of an exposure. */
export function listExposed(
  {
    followUps,
    cases,
    figures,
    settings: { timeZone },
  }: Pick<PlanInputs, 'followUps' | 'cases' | 'figures' | 'settings'>,
  now: Date,
): Exposed[] {
  const windowByCase = new Map(
    cases.map((infecting): [string, Window] => [
      infecting.id,
      findInfectiousWindow(infecting, figures[infecting.disease], timeZone, now.getTime()),
    ]),
  );
  return followUps.flatMap(({ followUp, facts }) => {
    const { caseId, exposedAt } = facts;
    const window = caseId === null ? undefined : windowByCase.get(caseId);
    if (followUp.corroboratedStep !== FollowUpStep.INFORM || exposedAt === null || !window)
      return [];
    // Once the person of a case was erased, its days are unknown and the window may not contain the exposure.
    const from = Math.min(window.from, exposedAt - 1);
    const until = Math.max(window.until, exposedAt);
    return [{ followUp, facts, exposedAt, window: { from, until } }];
  });
}

/** Returns when the first infectious window began, in epoch milliseconds. */
export function findFirstWindow(exposed: readonly Pick<Exposed, 'window'>[]): number {
  return Math.min(...exposed.map(({ window }) => window.from));
}
