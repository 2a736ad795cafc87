import type { RequestContext } from '../../../request/context.js';
import { findDismissal } from './case-values.js';
import type { CaseFilterInput } from './case.inputs.js';
import { type CaseListing, listOpenCases } from './case-list.queries.js';
import { findStoredCaseToTrace } from './case.queries.js';
import type { DiseaseCase } from './disease-case.entity.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { loadFigures } from '../diseases/diseases.service.js';
import type { CaseToTrace, FindCaseToTrace } from '../../contacts/tracing/case-to-trace.js';
import type { Trace } from '../../contacts/tracing/trace.types.js';
import { traceWindow } from '../../contacts/tracing/tracing.service.js';
import type { CaseDayZero, CaseIsolation, CaseWindow } from './case-window.types.js';
import { findDayZero, formatDayZero } from './day-zero.js';
import { dismissWindow, findInfectiousWindow } from './infectious-window.js';
import { endWithClosing, findIsolation, type IsolationFigures } from './isolation.js';

/** Returns day zero of a case, with its reason. */
export function describeDayZero(stored: DiseaseCase): CaseDayZero {
  const dayZero = findDayZero(stored);
  return { ...dayZero, reason: formatDayZero(dayZero) };
}

/** Finds the infectious window of a case by the figures in force; that of a dismissed case is empty. */
export async function findWindow(
  context: RequestContext,
  stored: DiseaseCase,
): Promise<CaseWindow> {
  const { timeZone } = await ownCompany(context);
  const figures = (await loadFigures(context))[stored.disease];
  const counted = findInfectiousWindow(stored, figures, timeZone, Date.now());
  const dismissal = findDismissal(stored);
  const window = dismissal ? dismissWindow(counted, dismissal) : counted;
  return { ...window, from: new Date(window.from), until: new Date(window.until) };
}

/** Finds how long the person of a case stays away; null where the disease has no rule for it, and for a dismissed case. */
export async function findCaseIsolation(
  context: RequestContext,
  stored: DiseaseCase,
): Promise<CaseIsolation | null> {
  const { timeZone } = await ownCompany(context);
  return describeIsolation(stored, (await loadFigures(context))[stored.disease], timeZone);
}

/** Describes the isolation of a case, which ends at the latest with its closing if its end is unknown; see `findCaseIsolation`. */
export function describeIsolation(
  stored: DiseaseCase,
  figures: IsolationFigures,
  timeZone: string,
): CaseIsolation | null {
  if (findDismissal(stored)) return null;
  const found = findIsolation(stored, figures, timeZone, Date.now());
  if (found === null) return null;
  const isolation = endWithClosing(found, stored.closedAt, timeZone);
  return { ...isolation, endsAt: toDate(isolation.endsAt) };
}

/** Replaces the filter by isolation, whose end no column holds, by the ids of the open cases that match it. */
export async function resolveIsolationFilter(
  context: RequestContext,
  { isIsolationOver, ...filter }: CaseFilterInput,
): Promise<CaseListing['filter']> {
  if (typeof isIsolationOver !== 'boolean') return filter;
  const { db, companyId } = context;
  const { timeZone } = await ownCompany(context);
  const figures = await loadFigures(context);
  const open = await listOpenCases(db, companyId, null);
  const found = open.filter((stored) => {
    const isolation = findIsolation(stored, figures[stored.disease], timeZone, Date.now());
    return isolation?.isOver === isIsolationOver;
  });
  return { ...filter, ids: found.map(({ id }) => id) };
}

function toDate(moment: number | null): Date | null {
  return moment === null ? null : new Date(moment);
}

/** Traces the person of a case over the infectious window. Exposed people pass the disease on only after its latent time. */
export async function traceCase(context: RequestContext, stored: DiseaseCase): Promise<Trace> {
  return traceWindow(context, stored.employeeId, await describeCaseToTrace(context, stored));
}

/** Finds the case by which a person is traced, and its infectious window. */
export const findCaseToTrace: FindCaseToTrace = async (context, employeeId) => {
  const stored = await findStoredCaseToTrace(context.db, context.companyId, employeeId);
  return stored ? describeCaseToTrace(context, stored) : null;
};

async function describeCaseToTrace(
  context: RequestContext,
  stored: DiseaseCase,
): Promise<CaseToTrace> {
  const { from, until } = await findWindow(context, stored);
  const { disease, number } = stored;
  const { latentDays } = (await loadFigures(context))[disease];
  return {
    disease,
    latentDays: latentDays ?? 0,
    caseNumber: number,
    from: from.getTime(),
    until: until.getTime(),
  };
}
