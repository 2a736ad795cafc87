import { DAY } from '../../../durations.js';
import type { TenantTransaction } from '../../../database/tenant.js';
import type { FileRequest, FileStream } from '../../../http/file-stream.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { cellTimeFormat } from '../../company/profile/time-zone.js';
import { listTouchingContests } from '../contests/contest.queries.js';
import { personById } from '../../people/directory/person.loaders.js';
import type { Person } from '../../people/directory/person.types.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { startExportLog } from '../../audit/accesses/access-log.js';
import { attachPeople, parseReportRequest } from '../../contacts/reports/report.service.js';
import {
  type ContinuousReportItem,
  type CumulativeReportItem,
  type ReportRequest,
  streamContinuousContacts,
  streamCumulativeContacts,
} from '../../contacts/reports/report.queries.js';
import { sourceNames, formatContested } from './cells.js';
import { type Cell, roundMinutes, toFileName } from '../../../http/csv.js';
import { makeTableFile, type OpenedTable } from '../../../http/table-file.js';
import { maxReferenceLength, readDay, readReference } from '../../../http/query-parameters.js';

const peopleHeadings = [
  'NAME',
  'ID NO.',
  'DEPARTMENT',
  'CONTACT NAME',
  'CONTACT ID NO.',
  'CONTACT DEPARTMENT',
  'SOURCE',
];

const contactsQuery: FileStream['query'] = {
  from: {
    description: "First day, in the company's time zone.",
    type: 'string',
    format: 'date',
  },
  to: {
    description: 'Last day, included. The period can have at most 366 days.',
    type: 'string',
    format: 'date',
  },
  employee: {
    description: 'Lists the contacts of this person alone, by id or employee code.',
    type: 'string',
    maxLength: maxReferenceLength,
  },
};

/** Exports the continuous contacts of a period as a file. */
export const continuousContactsExport = makeContactsExport<ContinuousReportItem>({
  kind: 'continuous',
  summary: 'The meetings of a period that lasted the threshold, as CSV or XLSX.',
  headings: ['START', 'END', 'MINUTES', 'COVERED MINUTES', 'THRESHOLD MINUTES'],
  stream: streamContinuousContacts,
  formatCells: (contact, formatTime) => [
    formatTime(contact.startedAt),
    formatTime(contact.endedAt),
    roundMinutes(contact.minutes),
    roundMinutes(contact.coveredMinutes),
    contact.thresholdMinutes,
  ],
  getSpan: ({ startedAt, endedAt }) => ({ from: startedAt, until: endedAt }),
});

/** Exports the cumulative contacts of a period as a file. */
export const cumulativeContactsExport = makeContactsExport<CumulativeReportItem>({
  kind: 'cumulative',
  summary: 'The pairs whose time together in 24 hours reached the threshold, as CSV or XLSX.',
  headings: ['24 HOURS FROM', 'THRESHOLD REACHED', 'MINUTES', 'THRESHOLD MINUTES'],
  stream: streamCumulativeContacts,
  formatCells: (contact, formatTime) => [
    formatTime(contact.windowStart),
    formatTime(contact.reachedAt),
    roundMinutes(contact.minutes),
    contact.thresholdMinutes,
  ],
  getSpan: ({ windowStart }) => ({ from: windowStart, until: windowStart + DAY }),
});

interface ContactsFile<Item> {
  kind: 'continuous' | 'cumulative';
  summary: string;
  /** Headings after those of the people. */
  headings: string[];
  stream: (
    db: TenantTransaction,
    companyId: string,
    request: ReportRequest,
  ) => AsyncGenerator<Item[]>;
  formatCells: (contact: Item, formatTime: (epochMs: number) => string) => Cell[];
  /** Returns the time of a contact, whose contests are listed. */
  getSpan: (contact: Item) => { from: number; until: number };
}

function makeContactsExport<Item extends ContinuousReportItem | CumulativeReportItem>(
  file: ContactsFile<Item>,
): FileStream {
  const { kind, summary } = file;
  return makeTableFile({
    path: `/contacts/${kind}/export`,
    summary,
    query: contactsQuery,
    required: ['from', 'to'],
    canBeNotFound: true,
    permission: 'contact:read',
    needsProof: true,
    open: (context, request) => openContacts(context, request, file),
  });
}

async function openContacts<Item extends ContinuousReportItem | CumulativeReportItem>(
  context: RequestContext,
  { query }: FileRequest,
  file: ContactsFile<Item>,
): Promise<OpenedTable> {
  const { companyId } = context;
  const from = readDay(query, 'from');
  const to = readDay(query, 'to');
  const employee = readReference(query, 'employee');
  const request = await parseReportRequest(context, {
    from,
    to,
    page: 1,
    employee,
    includeContested: true,
  });
  const { timeZone } = await ownCompany(context);
  const days = `${from} to ${to}`;
  const { employeeId } = request;
  await writeAudit(context, {
    companyId,
    action: AuditAction.CONTACTS_EXPORTED,
    detail: `${file.kind}: ${days}${employeeId === null ? '' : `, employee ${employeeId}`}`,
  });
  const person = employeeId === null ? null : await context.loader(personById).load(employeeId);
  const personPart = person === null ? '' : `_${toFileName(person.code ?? '')}`;
  return {
    name: `${file.kind}_contacts${personPart}_${from}_${to}`,
    headings: [...peopleHeadings, ...file.headings, 'CONTESTED'],
    batches: (db) => listRows(context, db, request, timeZone, file),
  };
}

async function* listRows<Item extends ContinuousReportItem | CumulativeReportItem>(
  context: RequestContext,
  db: TenantTransaction,
  request: ReportRequest,
  timeZone: string,
  { stream, formatCells, getSpan }: ContactsFile<Item>,
): AsyncGenerator<Cell[][]> {
  const format = cellTimeFormat(timeZone);
  const logPeople = startExportLog(context, PersonReadKind.HEALTH_EXPORT);
  const formatTime = (moment: number | Date): string => format.format(moment);
  for await (const items of stream(db, context.companyId, request)) {
    logPeople(items.flatMap(({ personId, otherId }) => [personId, otherId]));
    const contacts = await attachPeople(context, items);
    const contests = await listTouchingContests(
      db,
      context.companyId,
      items.map((item, index) => {
        const { from, until } = getSpan(item);
        const { person, other, source } = contacts[index]!;
        const pair = { personId: person.id, otherId: other.id, source };
        return { ...pair, from: new Date(from), until: new Date(until) };
      }),
    );
    yield items.map((item, index) => {
      const { person, other, source } = contacts[index]!;
      return [
        ...formatPerson(person),
        ...formatPerson(other),
        sourceNames[source],
        ...formatCells(item, formatTime),
        formatContested(contests[index]!, !item.isContested, formatTime),
      ];
    });
  }
}

function formatPerson({ name, code, department }: Person): Cell[] {
  return [name, code, department];
}
