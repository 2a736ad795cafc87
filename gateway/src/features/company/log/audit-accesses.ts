import type { RequestContext } from '../../../request/context.js';
import { mayReadHealth } from '../../../request/auth-checker.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import {
  maxPeopleOfAccess,
  logAccessByStatus,
  logAccess,
} from '../../audit/accesses/access-log.js';
import {
  type AuditFilter,
  findPeopleOnHealth,
  type ListedAuditEntry,
} from './audit-log.queries.js';

const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;
const uuids = new RegExp(uuid, 'gi');
const namedPeople = new RegExp(`employee (${uuid})`, 'g');

/** Logs a search for the ids of people, which tells acts on their health even if it finds nothing. */
export function logPeopleSearched(
  context: RequestContext,
  { search }: Pick<AuditFilter, 'search'>,
): void {
  if (mayReadHealth(context))
    logAccess(context, PersonReadKind.HEALTH, search.toLowerCase().match(uuids) ?? []);
}

/** Logs the people whom a page of entries names together with acts on their health. */
export function logPeopleListed(
  context: RequestContext,
  entries: readonly ListedAuditEntry[],
): void {
  if (mayReadHealth(context)) logAccessByStatus(context, listPeopleOnHealth(entries));
}

/** Logs the people named by the entries that a filter finds: if it is narrow, their number alone tells an act on health. */
export async function logPeopleCounted(
  context: RequestContext,
  filter: AuditFilter,
): Promise<void> {
  const { search, actor, action, from, until } = filter;
  const isNarrowed = search !== '' || [actor, action, from, until].some((value) => value !== null);
  if (!mayReadHealth(context) || !isNarrowed) return;
  logAccessByStatus(context, await findPeopleOnHealth(context.db, filter, maxPeopleOfAccess + 1));
}

/** Lists the people whom entries name together with acts on their health, each once. Entries with withheld details name nobody. */
export function listPeopleOnHealth(entries: readonly ListedAuditEntry[]): string[] {
  const onHealth = entries.filter(({ isOnHealth }) => isOnHealth);
  const ids = onHealth.flatMap(({ detail }) =>
    [...detail.matchAll(namedPeople)].map(([, id]) => id!),
  );
  return [...new Set(ids)];
}
