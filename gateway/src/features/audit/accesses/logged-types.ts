import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import { isPromise } from 'node:util/types';
import { maxPeopleWithoutProof } from '../../../access/step-up.js';
import { selectsField } from '../../../graphql/asked-fields.js';
import { assertRecentProof } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { type ExportKind, PersonReadKind } from './person-read.entity.js';
import { maxPeopleOfAccess, logAccess } from './access-log.js';

/** An object type of the schema that tells something about people by name. */
interface LoggedType {
  kind: Exclude<PersonReadKind, ExportKind>;
  /** Fields about health. If one of them is selected, the kind is HEALTH. */
  health?: readonly string[];
  /** Fields for which long lists are logged too; 'any': every field. */
  inLongLists?: readonly string[] | 'any';
}

const { PERSON_PAGE, HEALTH, CONTACTS, TRACE, CASE, FOLLOW_UP, EVIDENCE } = PersonReadKind;

/**
 * Logged object types by name. A field that returns rows about at most `maxPeopleOfAccess` people is an access to all of them, however it found
 * them. A longer list is an overview: its people are logged only if the selected fields are of the kind that is read about one person,
 * such as notes. `logged-types.test.ts` places every type with a person here or among its exceptions.
 */
export const loggedTypes: Readonly<Record<string, LoggedType>> = {
  Employee: {
    kind: PERSON_PAGE,
    health: [
      'isPositive',
      'positiveDate',
      'positiveSince',
      'health',
      'statusHistory',
      'followUpState',
      'immunity',
      'immunityEvidence',
    ],
    inLongLists: ['health', 'statusHistory', 'immunity', 'immunityEvidence'],
  },
  AccessChange: { kind: PERSON_PAGE },
  InboxItem: { kind: PERSON_PAGE },
  PositiveCase: { kind: HEALTH },
  HealthRecord: { kind: HEALTH, inLongLists: 'any' },
  TroubledPhone: { kind: HEALTH, inLongLists: 'any' },
  SilentColleague: { kind: HEALTH, inLongLists: 'any' },
  EmployeeReport: { kind: HEALTH, inLongLists: ['note', 'answer'] },
  ContinuousContact: { kind: CONTACTS },
  CumulativeContact: { kind: CONTACTS },
  PersonMeeting: { kind: CONTACTS },
  SharedRoom: { kind: CONTACTS },
  HeldRecords: { kind: CONTACTS },
  ExactRecordRequest: { kind: CONTACTS },
  Trace: { kind: TRACE, inLongLists: 'any' },
  Exposure: { kind: FOLLOW_UP },
  ContestedExposure: { kind: FOLLOW_UP },
  Case: { kind: CASE, inLongLists: ['notes', 'log'] },
  FollowUp: { kind: FOLLOW_UP, inLongLists: ['acts', 'exposures', 'notices'] },
  ImmunityEvidence: { kind: HEALTH, inLongLists: 'any' },
  NoticePreview: { kind: FOLLOW_UP },
  ContestEffect: { kind: FOLLOW_UP },
  QuarantinePreview: { kind: FOLLOW_UP },
  Contest: { kind: EVIDENCE, inLongLists: ['note'] },
  ContestRequest: { kind: EVIDENCE, inLongLists: ['note'] },
  ManualContact: { kind: EVIDENCE, inLongLists: ['note'] },
};

/** A row of a logged type, with its people under one of these names. */
interface LoggedRow {
  id?: unknown;
  employeeId?: unknown;
  personId?: unknown;
  otherId?: unknown;
  person?: { id?: unknown } | null;
  other?: { id?: unknown } | null;
  employee?: { id?: unknown } | null;
}

/**
 * Makes every field of a logged type note whom its rows are about, before they are answered and without delaying the answer. An answer
 * about more than 1,000 people needs a recent confirmation of a member, like an export.
 */
export function logAccesses(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      logShortLists(field);
      const { name } = getNamedType(field.type);
      if (!loggedTypes[name]) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: RequestContext, info) => {
        const note = (found: unknown): unknown => {
          logRows(context, name, found, (path) => selectsField(info, [path]));
          return found;
        };
        const found: unknown = resolve(source, args, context, info);
        return isPromise(found) ? found.then(note) : note(found);
      };
    }
  }
}

/**
 * Makes a field that returns a page log a short list that a search found, even if the document selects only its total: that a search
 * for a name counts one case tells that the person has it. People found by their status are logged as an access to their health.
 */
function logShortLists(field: GraphQLField<unknown, RequestContext>): void {
  const page = getNamedType(field.type);
  const items = isObjectType(page) ? page.getFields().items : undefined;
  const name = items && getNamedType(items.type).name;
  if (name === undefined || !loggedTypes[name]) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (source, args: ListArguments, context, info) => {
    const found = (await resolve(source, args, context, info)) as CountedPage | null;
    const { search, filter, page: number } = args;
    const isSearched = Boolean(search || filter?.search || filter?.departments?.length);
    const areRowsNoted = number === 1 && selectsField(info, ['items']);
    if (context.viewer && (filter?.status || (isSearched && !areRowsNoted))) {
      const isHealth = Boolean(filter?.status);
      const short = [
        await found?.first?.(maxPeopleOfAccess + 1),
        // That a search finds nobody with a status tells that those whom it finds without it have another one.
        isHealth && isSearched ? await found?.firstOfAnyStatus?.(maxPeopleOfAccess + 1) : [],
      ].filter((people = []) => people.length <= maxPeopleOfAccess);
      for (const people of short) logRows(context, name, people, () => isHealth);
    }
    return found;
  };
}

interface ListArguments {
  search?: string;
  filter?: { search?: string; departments?: readonly string[]; status?: string } | null;
  page?: number;
}

/** A page that can read its first items, whatever its number. */
interface CountedPage {
  first?: (max: number) => Promise<unknown[]> | undefined;
  firstOfAnyStatus?: (max: number) => Promise<unknown[]> | undefined;
}

function logRows(
  context: RequestContext,
  typeName: string,
  found: unknown,
  selects: (field: string) => boolean,
): void {
  if (!found || !context.viewer) return;
  const { kind, health = [], inLongLists = [] } = loggedTypes[typeName]!;
  const isLoggedInFull = inLongLists === 'any' || inLongLists.some((field) => selects(field));
  const people = new Set<string>();
  for (const row of (Array.isArray(found) ? found : [found]) as LoggedRow[]) {
    for (const id of listPeople(row, typeName)) people.add(id);
    // An overview of a large company is not read to its end.
    if (people.size > maxPeopleWithoutProof && !isLoggedInFull) break;
  }
  assertMayReadPeople(context, people);
  if (people.size === 0 || (people.size > maxPeopleOfAccess && !isLoggedInFull)) return;
  logAccess(context, health.some((field) => selects(field)) ? HEALTH : kind, [...people]);
}

/** @throws StepUpNeeded if the whole answer is about more people than a member may read without a recent confirmation. */
function assertMayReadPeople(context: RequestContext, people: ReadonlySet<string>): void {
  const { answeredPeople } = context;
  for (const person of people) {
    if (answeredPeople.size > maxPeopleWithoutProof) break;
    answeredPeople.add(person);
  }
  if (answeredPeople.size > maxPeopleWithoutProof) assertRecentProof(context);
}

function listPeople(row: LoggedRow, typeName: string): string[] {
  const { employeeId, personId, otherId, person, other, employee } = row;
  const ids =
    typeName === 'Employee'
      ? [row.id]
      : [employeeId, personId, otherId, person?.id, other?.id, employee?.id];
  return ids.filter((id) => typeof id === 'string');
}
