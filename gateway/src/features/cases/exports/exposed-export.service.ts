import { MINUTE } from '../../../durations.js';
import { NotFound } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import type { Reference } from '../../../validation/reference.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { findCase } from '../register/case.service.js';
import { traceCase } from '../register/case-window.service.js';
import { dayIn, formatMoment, formatLength } from '../../company/profile/calendar-days.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { cellTimeFormat } from '../../company/profile/time-zone.js';
import { ContactSource } from '../../contacts/records/contact-source.js';
import { listContestedExposures } from '../contests/contested-exposures.service.js';
import type { ContestedExposure } from '../contests/contest.types.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { startExportLog } from '../../audit/accesses/access-log.js';
import {
  ContactRule,
  type Exposure,
  type Trace,
  type Transmission,
} from '../../contacts/tracing/trace.types.js';
import { trace } from '../../contacts/tracing/tracing.service.js';
import { formatPhone, formatContested } from './cells.js';
import { type Cell, roundMinutes, toFileName } from '../../../http/csv.js';
import { makeTableFile } from '../../../http/table-file.js';
import {
  invalidParameter,
  maxReferenceLength,
  readMoment,
  readNumber,
  readReference,
} from '../../../http/query-parameters.js';

const headings = [
  'LEVEL',
  'NAME',
  'ID NO.',
  'DEPARTMENT',
  'PHONE NO.',
  'EMAIL',
  'COVID-19 STATUS',
  'EXPOSED',
  'MINUTES',
  'CONTACT',
  'HOW',
  'CONTESTED',
];
const ruleNames: Record<ContactRule, string> = {
  [ContactRule.CONTINUOUS]: 'Continuous',
  [ContactRule.CUMULATIVE]: 'Cumulative',
};

/**
 * Exports everybody exposed by one person as a file for calling them: how to reach them, and when and through whom they were exposed.
 * People who are not exposed because of contests come last, with the contests.
 */
export const exposedExport = makeTableFile({
  path: '/contacts/exposed/export',
  summary: 'Everybody exposed by one person over up to three transmissions, as CSV or XLSX.',
  query: {
    employee: {
      description: 'Who is traced, by id or employee code.',
      type: 'string',
      maxLength: maxReferenceLength,
    },
    from: {
      description:
        'Start of the window. Without it the window covers the last 2 days, or follows from the positive date.',
      type: 'string',
      format: 'date-time',
    },
    until: {
      description: 'End of the window, at most 366 days after its start. Without it: now.',
      type: 'string',
      format: 'date-time',
    },
    case: {
      description:
        'Number of a case of that person: its infectious window and latent time count in place of from and until.',
      type: 'string',
      pattern: '^[1-9][0-9]{0,8}$',
    },
  },
  required: ['employee'],
  canBeNotFound: true,
  permission: 'tracing:read',
  needsProof: true,
  async open(context, { query }) {
    const { companyId } = context;
    const employee = readReference(query, 'employee');
    if (!employee) throw invalidParameter('employee');
    const number = readNumber(query, 'case');
    const window = { from: readMoment(query, 'from'), until: readMoment(query, 'until') };
    const result =
      number === null
        ? await trace(context, employee, window)
        : await traceCaseOfPerson(context, employee, number);
    const { person, from, until, exposures } = result;
    const contested = await listContestedExposures(context, result);
    const people = [...exposures, ...contested].map((exposure) => exposure.person.id);
    startExportLog(context, PersonReadKind.HEALTH_EXPORT)([person.id]);
    startExportLog(context, PersonReadKind.EXPOSURE_EXPORT)(people);
    const { timeZone } = await ownCompany(context);
    const [first, last] = [from, until].map((moment) => dayIn(timeZone, moment.getTime()));
    await writeAudit(context, {
      companyId,
      action: AuditAction.CONTACTS_EXPORTED,
      detail: `exposed: ${first} to ${last}, employee ${person.id}`,
    });
    return {
      name: `exposed_${toFileName(person.code ?? person.id)}_${first}_${last}`,
      headings,
      batches: () => [
        exposures.map((exposure) => toCells(exposure, timeZone)),
        contested.map((exposure) => toContestedCells(exposure, timeZone)),
      ],
    };
  },
});

/** Traces a case of a person. @throws NotFound for a case of somebody else. */
async function traceCaseOfPerson(
  context: RequestContext,
  employee: Reference,
  number: number,
): Promise<Trace> {
  const traced = await traceCase(context, await findCase(context, number));
  const { id, code } = traced.person;
  if (employee.id?.toLowerCase() !== id && (employee.code ?? employee.id) !== code)
    throw new NotFound();
  return traced;
}

/** Makes the cells for the person and the time of the exposure. */
function toPersonCells(
  { person, level, exposedAt }: Pick<Exposure, 'person' | 'level' | 'exposedAt'>,
  timeZone: string,
): Cell[] {
  return [
    level,
    person.name,
    person.code,
    person.department,
    formatPhone(person),
    person.email,
    person.isPositive ? 'POSITIVE' : 'NEGATIVE',
    cellTimeFormat(timeZone).format(exposedAt),
  ];
}

function toContestedCells(exposure: ContestedExposure, timeZone: string): Cell[] {
  const format = cellTimeFormat(timeZone);
  const contested = formatContested(exposure.contests, false, (moment) => format.format(moment));
  return [...toPersonCells(exposure, timeZone), null, null, null, contested];
}

function toCells(exposure: Exposure, timeZone: string): Cell[] {
  const { minutes, path } = exposure;
  const last = path.at(-1);
  return [
    ...toPersonCells(exposure, timeZone),
    roundMinutes(minutes),
    last ? ruleNames[last.rule] : null,
    path
      .toReversed()
      .map(
        (step, index) =>
          `${index > 0 ? 'who met' : 'met'} ${step.carrier.name} ${formatContact(step, timeZone)}`,
      )
      .join(', '),
    null,
  ];
}

/** Formats a contact, such as 'on Tue 17 Nov, 10:05 for 22 min'. A cumulative one has no single beginning. */
function formatContact(
  { rule, reachedAt, thresholdMinutes, minutes, source }: Transmission,
  timeZone: string,
): string {
  const length = formatLength(minutes);
  // A continuous contact reaches the threshold by its length.
  const startedAt = reachedAt.getTime() - thresholdMinutes * MINUTE;
  const contact =
    rule === ContactRule.CONTINUOUS
      ? `on ${formatMoment(timeZone, startedAt)} for ${length}`
      : `for ${length} within 24 hours, exposed on ${formatMoment(timeZone, reachedAt.getTime())}`;
  return source === ContactSource.MANUAL ? `${contact}, added by hand` : contact;
}
