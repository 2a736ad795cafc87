import { may } from '../../../access/permissions.js';
import { parseListing } from '../../../database/listing.js';
import type { TenantTransaction } from '../../../database/tenant.js';
import type { Cell } from '../../../http/csv.js';
import {
  buildListPattern,
  readBoolean,
  readEnum,
  readList,
  readText,
} from '../../../http/query-parameters.js';
import { makeTableFile } from '../../../http/table-file.js';
import type { RequestContext } from '../../../request/context.js';
import { DiseaseCode } from '../../../validation/disease-code.js';
import { startExportLog } from '../../audit/accesses/access-log.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { loadActorNames } from '../../company/profile/actor-names.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { cellTimeFormat, todayIn } from '../../company/profile/time-zone.js';
import { followedPersonById } from '../../people/changes/former-employee.queries.js';
import { countFollowUpsOfCases } from '../follow-up/follow-up-list.queries.js';
import { type CaseListing, countCases, streamCases } from '../register/case-list.queries.js';
import {
  describeDayZero,
  findCaseIsolation,
  findWindow,
  resolveIsolationFilter,
} from '../register/case-window.service.js';
import type { CaseWindow } from '../register/case-window.types.js';
import { listAddressesOfMembers } from '../../members/team/member.queries.js';
import { CaseOrder } from '../register/case.inputs.js';
import {
  CaseClassification,
  CaseOutcome,
  type DiseaseCase,
} from '../register/disease-case.entity.js';
import { WindowEnd } from '../register/infectious-window.js';
import { formerEmployeeName } from '../../people/directory/person.loaders.js';
import { diseaseNames, formatPhone } from './cells.js';

/** Only in files for viewers who may read the follow-up. */
const exposedHeading = 'EXPOSED';
const headings = [
  'CASE',
  'NAME',
  'ID NO.',
  'DEPARTMENT',
  'PHONE NO.',
  'EMAIL',
  'DISEASE',
  'CLASSIFICATION',
  'STATE',
  'ONSET',
  'SPECIMEN TAKEN',
  'REPORTED',
  'DAY ZERO',
  'INFECTIOUS FROM',
  'INFECTIOUS UNTIL',
  'ISOLATED SINCE',
  'SYMPTOMS ENDED',
  'FEVER ENDED',
  'TREATED SINCE',
  'CLEARED',
  'ISOLATION UNTIL',
  'ISOLATION',
  exposedHeading,
  'OPENED AT',
  'OPENED BY',
  'OWNER',
  'CLOSED AT',
];
const classificationNames: Record<CaseClassification, string> = {
  [CaseClassification.SUSPECTED]: 'Suspected',
  [CaseClassification.PROBABLE]: 'Probable',
  [CaseClassification.CONFIRMED]: 'Confirmed',
  [CaseClassification.NOT_A_CASE]: 'Not a case',
};
const outcomeNames: Record<CaseOutcome, string> = {
  [CaseOutcome.RECOVERED]: 'Recovered',
  [CaseOutcome.NOT_A_CASE]: 'Not a case',
  [CaseOutcome.OPENED_IN_ERROR]: 'Opened in error',
};

type ExportListing = Pick<CaseListing, 'search' | 'filter' | 'order'>;

/** Exports the cases, or those of a search and filter, as a file without their notes. */
export const caseExport = makeTableFile({
  path: '/cases/export',
  summary: 'All cases, or those that match search and filter, as CSV or XLSX.',
  query: {
    isOpen: {
      description: 'Only open cases, or only closed ones.',
      type: 'string',
      enum: ['true', 'false'],
    },
    diseases: {
      description: 'Only of these diseases, separated by commas.',
      type: 'string',
      pattern: buildListPattern(DiseaseCode),
    },
    classification: {
      description: 'Only with this classification.',
      type: 'string',
      enum: Object.values(CaseClassification),
    },
    isIsolationOver: {
      description: 'Only open cases whose isolation has ended, or only those whose has not.',
      type: 'string',
      enum: ['true', 'false'],
    },
    owner: {
      description: 'Only those whose owner has this email address.',
      type: 'string',
      maxLength: 254,
    },
    unowned: {
      description: 'true: only those without an owner.',
      type: 'string',
      enum: ['true', 'false'],
    },
    search: {
      description:
        "Only whom this text finds, or the case of a number such as 'C-12'; at most 100 characters.",
      type: 'string',
      maxLength: 100,
    },
    order: {
      description: 'Order of the lines.',
      type: 'string',
      enum: Object.values(CaseOrder),
      default: CaseOrder.NEWEST,
    },
  },
  permission: 'case:read',
  needsProof: true,
  async open(context, { query }) {
    const { db, companyId, viewer } = context;
    const parsed = parseCaseQuery(query);
    const listing = { ...parsed, filter: await resolveIsolationFilter(context, parsed.filter) };
    const { timeZone } = await ownCompany(context);
    const count = await countCases(db, companyId, listing);
    await writeAudit(context, {
      companyId,
      action: AuditAction.CASES_EXPORTED,
      detail: count === 1 ? '1 case' : `${count} cases`,
    });
    const withExposed = viewer !== null && may(viewer, 'follow-up:read');
    return {
      name: `cases_${todayIn(timeZone)}`,
      headings: headings.filter((heading) => withExposed || heading !== exposedHeading),
      batches: (reading) => listRows(context, reading, { ...listing, withExposed }, timeZone),
    };
  },
});

/** @throws BadUserInput naming an invalid parameter. All are optional, and blank ones count as absent. */
function parseCaseQuery(query: Record<string, unknown>): ExportListing {
  const { search } = parseListing({ search: readText(query, 'search'), page: 1, pageSize: 1 }, 1);
  return {
    search,
    order: readEnum(query, 'order', CaseOrder) ?? CaseOrder.NEWEST,
    filter: {
      isOpen: readBoolean(query, 'isOpen'),
      diseases: readList(query, 'diseases', DiseaseCode),
      classification: readEnum(query, 'classification', CaseClassification),
      isIsolationOver: readBoolean(query, 'isIsolationOver'),
      owner: readBoolean(query, 'unowned') === true ? '' : readText(query, 'owner', 254) || null,
    },
  };
}

async function* listRows(
  context: RequestContext,
  db: TenantTransaction,
  listing: ExportListing & { withExposed: boolean },
  timeZone: string,
): AsyncGenerator<Cell[][]> {
  const { companyId } = context;
  const format = cellTimeFormat(timeZone);
  const formatTime = (moment: Date | null) => moment && format.format(moment);
  const logPeople = startExportLog(context, PersonReadKind.HEALTH_EXPORT);
  const formatActor = await loadActorNames(db, companyId);
  for await (const cases of streamCases(db, companyId, listing)) {
    logPeople(cases.map(({ employeeId }) => employeeId));
    const exposed = listing.withExposed
      ? await countFollowUpsOfCases(
          db,
          companyId,
          cases.map(({ id }) => id),
        )
      : null;
    const ownerIds = cases.flatMap(({ ownerId }) => ownerId ?? []);
    const members = await listAddressesOfMembers(db, companyId, ownerIds);
    const owners = new Map<string | null, string>(
      members.map(({ id, email }) => [id, formatActor(email)]),
    );
    yield await Promise.all(
      cases.map(async (stored) => [
        ...(await listPersonCells(context, stored)),
        ...(await listDayCells(context, stored, formatTime)),
        ...(exposed ? [exposed.get(stored.id) ?? 0] : []),
        formatTime(stored.openedAt),
        stored.openedBy && formatActor(stored.openedBy),
        owners.get(stored.ownerId) ?? '',
        formatTime(stored.closedAt),
      ]),
    );
  }
}

async function listPersonCells(
  context: RequestContext,
  { employeeId, number, disease, classification, outcome }: DiseaseCase,
): Promise<Cell[]> {
  const person = await context.loader(followedPersonById).load(employeeId);
  return [
    `C-${number}`,
    person.name,
    person.code,
    person.isDeleted ? formerEmployeeName : person.department,
    formatPhone(person),
    person.email,
    diseaseNames[disease],
    classificationNames[classification],
    outcome === null ? 'Open' : outcomeNames[outcome],
  ];
}

async function listDayCells(
  context: RequestContext,
  stored: DiseaseCase,
  formatTime: (moment: Date | null) => string | null,
): Promise<Cell[]> {
  const isolation = await findCaseIsolation(context, stored);
  const window = await findWindow(context, stored);
  const { from, until } = findInfectiousTime(window, stored.outcome);
  return [
    formatTime(stored.onsetAt) ?? stored.onsetDay,
    stored.specimenDay,
    stored.reportedDay,
    describeDayZero(stored).day,
    formatTime(from),
    formatTime(until),
    formatTime(stored.isolatedAt),
    formatTime(stored.symptomsEndedAt),
    formatTime(stored.feverEndedAt),
    formatTime(stored.treatmentStartedAt),
    formatTime(stored.clearedAt),
    isolation && isolation.until,
    isolation && isolation.reason,
  ];
}

/** Returns the ends of a window: no start if it is empty, and no end while the case is open and the window has not ended. */
function findInfectiousTime(
  { from, until, endReason }: CaseWindow,
  outcome: CaseOutcome | null,
): { from: Date | null; until: Date | null } {
  if (from.getTime() === until.getTime()) return { from: null, until: null };
  return { from, until: endReason === WindowEnd.NOW && outcome === null ? null : until };
}
