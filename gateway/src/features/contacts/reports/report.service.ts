import { validatePage } from '../../../database/listing.js';
import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, NotFound } from '../../../errors.js';
import { thresholdLoader } from '../../company/settings/threshold.loaders.js';
import type { ContactSource } from '../records/contact-source.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import { findPerson } from '../../people/directory/employee.queries.js';
import type { Person } from '../../people/directory/person.types.js';
import { personById } from '../../people/directory/person.loaders.js';
import { findDaySpan, validatePeriod } from '../tracing/day-span.js';
import { ContinuousContactPage, CumulativeContactPage } from './report.types.js';
import {
  findContinuousContacts,
  findCumulativeContacts,
  type ReportRequest,
} from './report.queries.js';
import type { Reference } from '../../../validation/reference.js';

const maxPeriodDays = 366;
const maxPageSize = 10_000;

/** A period in days of the company's time zone, both included, and the page to return. */
export interface Period {
  /** yyyy-MM-dd */
  from: string;
  /** yyyy-MM-dd */
  to: string;
  /** From 1. */
  page: number;
  /** Absent or null: the whole list. */
  pageSize?: number | null;
  /** Employee whose contacts are listed; absent or null: everybody's. */
  employee?: Reference | null;
  /** Whether to list contested contacts too. */
  includeContested: boolean;
}

/**
 * Lists the continuous contacts of a period.
 * @throws BadUserInput naming the invalid field; NotFound for a person of another company.
 */
export async function listContinuousContacts(
  context: RequestContext,
  period: Period,
): Promise<ContinuousContactPage> {
  const request = await parseReportRequest(context, period);
  const { items, total } = await findContinuousContacts(context.db, context.companyId, request);
  const named = await attachPeople(context, items);
  const contacts = named.map((item) => ({
    ...item,
    startedAt: new Date(item.startedAt),
    endedAt: new Date(item.endedAt),
  }));
  return new ContinuousContactPage({ items: () => contacts, total: () => total });
}

/**
 * Lists the cumulative contacts of a period.
 * @throws BadUserInput naming the invalid field; NotFound for a person of another company.
 */
export async function listCumulativeContacts(
  context: RequestContext,
  period: Period,
): Promise<CumulativeContactPage> {
  const request = await parseReportRequest(context, period);
  const { items, total } = await findCumulativeContacts(context.db, context.companyId, request);
  const named = await attachPeople(context, items);
  const contacts = named.map((item) => ({
    ...item,
    windowStart: new Date(item.windowStart),
    reachedAt: new Date(item.reachedAt),
  }));
  return new CumulativeContactPage({ items: () => contacts, total: () => total });
}

/**
 * Validates a period and resolves its days, its thresholds and the person.
 * @throws BadUserInput naming the invalid field; NotFound for a person of another company.
 */
export async function parseReportRequest(
  context: RequestContext,
  { from, to, page, pageSize: size, employee, includeContested }: Period,
): Promise<ReportRequest> {
  const pageSize = size ?? null;
  const errors = [
    ...validatePeriod({ from, to }, maxPeriodDays),
    ...validatePage({ page, pageSize }, maxPageSize),
  ];
  if (errors.length > 0) throw new BadUserInput(errors);
  const person = employee && (await findPerson(context.db, context.companyId, employee));
  if (employee && !person) throw new NotFound();
  if (person) logAccess(context, PersonReadKind.CONTACTS, [person.id]);
  return {
    ...(await findDaySpan(context, { from, to })),
    thresholds: await context.loader(thresholdLoader).load(context.companyId),
    offset: pageSize === null ? 0 : (page - 1) * pageSize,
    limit: pageSize,
    employeeId: person?.id ?? null,
    includesContested: includeContested,
  };
}

interface ContactPeople {
  person: Person;
  other: Person;
  source: ContactSource;
}

/** Adds the two people of each contact. They may have left the directory since. */
export async function attachPeople<
  Item extends { personId: string; otherId: string; source: string },
>(context: RequestContext, items: Item[]): Promise<(Omit<Item, 'source'> & ContactPeople)[]> {
  const people = context.loader(personById);
  return Promise.all(
    items.map(async (item) => ({
      ...item,
      source: item.source as ContactSource,
      person: await people.load(item.personId),
      other: await people.load(item.otherId),
    })),
  );
}
