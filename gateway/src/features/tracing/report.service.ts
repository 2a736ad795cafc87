import { DAY } from '../../durations.js';
import type { RequestContext } from '../../request/context.js';
import { BadUserInput, type FieldError, NotFound } from '../../errors.js';
import { ownCompany } from '../companies/company.service.js';
import { thresholdsOfCompany } from '../settings/threshold.loaders.js';
import type { ContactSource } from '../contacts/contact-source.js';
import { findPersonByIdOrCode } from '../employees/employee.queries.js';
import type { Person } from '../employees/person.entity.js';
import { personById } from '../employees/person.loaders.js';
import type { ContinuousContactPage, CumulativeContactPage } from './report.entity.js';
import {
  continuousContactsOfPeriod,
  cumulativeContactsOfPeriod,
  type ReportRequest,
} from './report.queries.js';
import { startOfDay } from './window.queries.js';

const longestPeriod = 366;
const largestPage = 10_000;

/** A period in days of the company's time zone, both included, and which part of the list to answer. */
export interface Period {
  /** yyyy-MM-dd */
  from: string;
  /** yyyy-MM-dd */
  to: string;
  /** From 1. */
  page: number;
  /** Null: the whole list. */
  pageSize: number | null;
  /** Id or employee code of the person whose contacts are listed; null: everybody's. */
  employeeId: string | null;
}

/** @throws BadUserInput naming what of the period is wrong; NotFound for a person of another company. */
export async function continuousContacts(
  context: RequestContext,
  period: Period,
): Promise<ContinuousContactPage> {
  const request = await reportRequest(context, period);
  const { items, total } = await continuousContactsOfPeriod(context.db, context.companyId, request);
  const named = await withPeople(context, items);
  return {
    total,
    items: named.map((item) => ({
      ...item,
      startedAt: new Date(item.startedAt),
      endedAt: new Date(item.endedAt),
    })),
  };
}

/** @throws BadUserInput naming what of the period is wrong; NotFound for a person of another company. */
export async function cumulativeContacts(
  context: RequestContext,
  period: Period,
): Promise<CumulativeContactPage> {
  const request = await reportRequest(context, period);
  const { items, total } = await cumulativeContactsOfPeriod(context.db, context.companyId, request);
  const named = await withPeople(context, items);
  return {
    total,
    items: named.map((item) => ({
      ...item,
      windowStart: new Date(item.windowStart),
      reachedAt: new Date(item.reachedAt),
    })),
  };
}

async function reportRequest(
  context: RequestContext,
  { from, to, page, pageSize, employeeId }: Period,
): Promise<ReportRequest> {
  const wrong: FieldError[] = [];
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  if (days < 0) wrong.push({ field: 'to', message: 'The period must not end before it starts' });
  if (days >= longestPeriod)
    wrong.push({ field: 'to', message: `The period is at most ${longestPeriod} days` });
  if (page < 1 || page > 1_000_000) wrong.push({ field: 'page', message: 'Page starts at 1' });
  if (pageSize !== null && (pageSize < 1 || pageSize > largestPage)) {
    wrong.push({ field: 'pageSize', message: `Page size is 1 to ${largestPage}` });
  }
  if (wrong.length > 0) throw new BadUserInput(wrong);
  const person =
    employeeId === null
      ? null
      : await findPersonByIdOrCode(context.db, context.companyId, employeeId);
  if (employeeId !== null && !person) throw new NotFound();
  const { timeZone } = await ownCompany(context);
  return {
    from: await startOfDay(context.db, from, 0, timeZone),
    until: await startOfDay(context.db, to, 1, timeZone),
    thresholds: await context.loader(thresholdsOfCompany).load(context.companyId),
    offset: pageSize === null ? 0 : (page - 1) * pageSize,
    limit: pageSize,
    employeeId: person?.id ?? null,
  };
}

interface Named {
  person: Person;
  other: Person;
  source: ContactSource;
}

async function withPeople<Item extends { personId: string; otherId: string; source: string }>(
  context: RequestContext,
  items: Item[],
): Promise<(Omit<Item, 'source'> & Named)[]> {
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
