import type { Rows } from '../../../database/tenant.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { insertCases, insertEntries, type NewCase, updateCases } from './case.queries.js';
import { lockCaseWorker } from './case-owner.queries.js';
import { CaseAct } from './case-entry.entity.js';
import { type CaseValues, findChangedValues, getCaseValues, pickValues } from './case-values.js';
import type { DiseaseCase } from './disease-case.entity.js';
import { markCases } from '../../../jobs/mark-cases.js';
import { type RecordedEvent, recordEvents } from '../../company/events/record-events.js';
import { EventKind } from '../../company/events/event-kind.js';
import { deriveStatuses, type ChangeOrigin } from '../../people/directory/status.queries.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

/** An act that gives a stored case new values. */
export interface CaseChange {
  stored: DiseaseCase;
  act: CaseAct;
  values: Partial<CaseValues>;
}

/** Opens cases, in this order, and returns them. Their owner is who opens them, if that is a member who may work on cases. The caller has locked their people; see `lockPeopleOfCases`. */
export async function openCases(
  db: Rows,
  companyId: string,
  cases: readonly NewCase[],
  origin: ChangeOrigin,
): Promise<DiseaseCase[]> {
  if (cases.length === 0) return [];
  const { by } = origin;
  const ownerId = by === null ? null : ((await lockCaseWorker(db, companyId, by)) ?? null);
  const opened = await insertCases(db, companyId, cases, { by, ownerId });
  const entries = opened.map((each) => ({
    caseId: each.id,
    act: CaseAct.OPENED,
    before: {},
    after: getOpeningValues(each),
  }));
  await insertEntries(db, companyId, entries, origin);
  const events = opened.map(({ id }) => ({ kind: EventKind.CASE_OPENED, subjectId: id }));
  await recordEvents(db, companyId, events);
  await finishWrite(db, companyId, opened, origin);
  return opened;
}

/** Changes stored cases, and returns them with their new values. The caller has locked their people. */
export async function changeCases(
  db: Rows,
  companyId: string,
  changes: readonly CaseChange[],
  origin: ChangeOrigin,
): Promise<DiseaseCase[]> {
  if (changes.length === 0) return [];
  const rows = changes.map(({ stored, values }) => ({
    id: stored.id,
    ...getCaseValues(stored),
    ...values,
  }));
  const changed = await updateCases(db, companyId, rows);
  const entries = changes.map(({ stored, act, values }) => {
    const after = findChangedValues(stored, values);
    return { caseId: stored.id, act, before: pickValues(getCaseValues(stored), after), after };
  });
  await insertEntries(db, companyId, entries, origin);
  await recordEvents(db, companyId, listEvents(changes));
  await finishWrite(db, companyId, changed, origin);
  return changed;
}

/** Lists the events of changes, in their order: a case was closed or reopened. */
function listEvents(changes: readonly CaseChange[]): RecordedEvent[] {
  return changes.flatMap(({ stored, values }) => {
    const wasOpen = stored.closedAt === null;
    const isOpen = (values.closedAt === undefined ? stored.closedAt : values.closedAt) === null;
    if (wasOpen === isOpen) return [];
    const kind = isOpen ? EventKind.CASE_OPENED : EventKind.CASE_CLOSED;
    return [{ kind, subjectId: stored.id }];
  });
}

/** Derives the statuses of the people of written cases, marks the cases for a recount of their exposures, and notifies subscribers. */
async function finishWrite(
  db: Rows,
  companyId: string,
  written: readonly DiseaseCase[],
  origin: ChangeOrigin,
): Promise<void> {
  const people = written
    .filter(({ disease }) => disease === DiseaseCode.COVID_19)
    .map(({ employeeId }) => employeeId);
  const changed =
    people.length > 0 ? await deriveStatuses(db, companyId, [...new Set(people)], origin) : [];
  const caseIds = written.map(({ id }) => id);
  const topics = changed.length > 0 ? [LiveTopic.CASES, LiveTopic.STATUS] : [LiveTopic.CASES];
  await markCases(db, companyId, caseIds, topics);
}

/** Returns the values that the log shows for an opened case: those that are filled in. */
function getOpeningValues(opened: DiseaseCase): Partial<CaseValues> {
  const filled = Object.entries(getCaseValues(opened)).filter(
    ([, value]) => value !== null && value !== '',
  );
  return Object.fromEntries(filled);
}
