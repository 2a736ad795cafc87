import { lockUntilEnd } from '../../../database/advisory-locks.js';
import type { Rows } from '../../../database/tenant.js';
import { buildDirectoryCondition, type DirectoryCondition } from '../directory/directory-filter.js';
import { buildSelectionCondition, selectionError } from '../changes/selection.js';
import type { AppCodePeopleInput } from './app-code.inputs.js';
import type { AppCodeCandidates, AppCodeRecipient } from './app-code-payloads.types.js';
import type { AppCodeDelivery, AppCodeRun } from './app-code-run.entity.js';
import { endInvitations } from '../access/access-change.queries.js';
import { endSessionsOfPeople } from '../directory/employee.queries.js';

/** Key of a run. */
export interface RunKey {
  companyId: string;
  id: string;
}

/**
 * Builds a condition on `employee` for the selected people.
 * @throws BadUserInput naming `people` unless either a selection or a change is given.
 */
export function buildPeopleCondition(people: AppCodePeopleInput): DirectoryCondition {
  const { selection, changeId, onlyNeverSignedIn } = people;
  if (Boolean(selection) === Boolean(changeId))
    throw selectionError('Please name a selection or a change, and not both');
  const found = selection
    ? buildSelectionCondition(selection)
    : buildChangeCondition(changeId ?? '');
  if (!onlyNeverSignedIn) return found;
  return {
    ...found,
    name: `${found.name}-never`,
    text: `${found.text} AND first_sign_in_at IS NULL`,
  };
}

function buildChangeCondition(changeId: string): DirectoryCondition {
  const { text, values } = buildDirectoryCondition('', {});
  return {
    name: 'of-change',
    text: `${text} AND employee.id IN (SELECT employee_id FROM directory_change_person
      WHERE company_id = $1 AND change_id = $${values.length + 2})`,
    values: [...values, changeId],
  };
}

/** Counts the people who match a condition. */
export async function countCandidates(
  db: Rows,
  companyId: string,
  found: DirectoryCondition,
): Promise<AppCodeCandidates> {
  const counted = await db.row<AppCodeCandidates>(
    {
      name: `app-code-candidates-${found.name}`,
      text: `SELECT count(*)::int AS total, count(first_sign_in_at)::int AS "signedIn",
          count(*) FILTER (WHERE email = '')::int AS "withoutAddress",
          count(*) FILTER (WHERE email = '' AND first_sign_in_at IS NULL)::int AS "neverSignedInWithoutAddress"
        FROM employee WHERE ${found.text}`,
    },
    [companyId, ...found.values],
  );
  return counted!;
}

/** Serialises starts of runs in a company until the transaction ends. */
export async function lockRunStarts(db: Rows, companyId: string): Promise<void> {
  await db.rows(
    {
      name: 'lock-app-code-starts',
      text: `SELECT ${lockUntilEnd('appCodeRunStart', '$1')}`,
    },
    [companyId],
  );
}

/** Inserts the people of a new run in processing order. */
export async function insertPeople(
  db: Rows,
  { companyId, id, delivery }: RunKey & { delivery: AppCodeDelivery },
  found: DirectoryCondition,
): Promise<{ total: number; withoutAddress: number }> {
  const next = found.values.length + 2;
  const counted = await db.row<{ total: number; withoutAddress: number }>(
    {
      name: `insert-app-code-people-${found.name}`,
      text: `WITH person AS (
          INSERT INTO app_code_person (company_id, run_id, employee_id, place, outcome)
          SELECT $1, $${next}::uuid, employee.id, row_number() OVER (ORDER BY department_key, name_key, employee.id),
            CASE WHEN $${next + 1} = 'MAIL' AND email = '' THEN 'NO_ADDRESS' ELSE 'PENDING' END
          FROM employee WHERE ${found.text}
          RETURNING outcome
        )
        SELECT count(*)::int AS total, count(*) FILTER (WHERE outcome = 'NO_ADDRESS')::int AS "withoutAddress" FROM person`,
    },
    [companyId, ...found.values, id, delivery],
  );
  return counted!;
}

/** A locked run, as its job and the collection need it. */
export type LockedRun = Pick<
  AppCodeRun,
  'state' | 'slice' | 'publicKey' | 'startedBy' | 'role' | 'address'
>;

/** Finds and locks a run until the transaction ends, so that it is neither cancelled nor continued concurrently. */
export function lockRun(db: Rows, { companyId, id }: RunKey): Promise<LockedRun | undefined> {
  return db.row(
    {
      name: 'lock-app-code-run',
      text: `SELECT state, slice, public_key AS "publicKey", started_by AS "startedBy", role, address
        FROM app_code_run WHERE company_id = $1 AND id = $2 FOR UPDATE`,
    },
    [companyId, id],
  );
}

/** Finds the next pending people of a run. */
export async function findPending(
  db: Rows,
  { companyId, id }: RunKey,
  count: number,
): Promise<string[]> {
  const found = await db.rows<{ id: string }>(
    {
      name: 'pending-app-code-people',
      text: `SELECT employee_id AS id FROM app_code_person
        WHERE company_id = $1 AND run_id = $2 AND outcome = 'PENDING' ORDER BY place LIMIT $3`,
    },
    [companyId, id, count],
  );
  return found.map(({ id: each }) => each);
}

/** An employee locked until the transaction ends. */
export interface LockedEmployee {
  id: string;
  email: string;
  hasCode: boolean;
}

/** Locks those of these people who are still pending in the run and in the directory. */
export function lockPendingPeople(
  db: Rows,
  { companyId, id }: RunKey,
  ids: readonly string[],
): Promise<LockedEmployee[]> {
  return db.rows(
    {
      name: 'lock-pending-app-code-people',
      text: `SELECT employee.id, email, password_hash IS NOT NULL AS "hasCode" FROM employee
        WHERE company_id = $1 AND employee.id = ANY ($3::uuid[]) AND deleted_at IS NULL AND EXISTS (
          SELECT FROM app_code_person AS person WHERE person.company_id = $1 AND run_id = $2
            AND person.employee_id = employee.id AND outcome = 'PENDING')
        ORDER BY employee.id FOR NO KEY UPDATE OF employee`,
    },
    [companyId, id, ids],
  );
}

/** Counts of a run's processed people. */
export interface RunCounts {
  issued: number;
  gone: number;
}

/** Marks the people of a batch as processed. Those who are not in `issued` were deleted. Returns the run's counts. */
export async function closePeople(
  db: Rows,
  { companyId, id }: RunKey,
  batch: readonly string[],
  issued: readonly string[],
): Promise<RunCounts> {
  const counts = await db.row<RunCounts>(
    {
      name: 'close-app-code-people',
      text: `WITH closed AS (
          UPDATE app_code_person SET outcome = CASE WHEN employee_id = ANY ($4::uuid[]) THEN 'ISSUED' ELSE 'GONE' END
          WHERE company_id = $1 AND run_id = $2 AND employee_id = ANY ($3::uuid[]) AND outcome = 'PENDING'
          RETURNING outcome
        )
        UPDATE app_code_run SET issued = issued + (SELECT count(*) FROM closed WHERE outcome = 'ISSUED'),
          gone = gone + (SELECT count(*) FROM closed WHERE outcome = 'GONE')
        WHERE company_id = $1 AND id = $2 RETURNING issued, gone`,
    },
    [companyId, id, batch, issued],
  );
  return counts!;
}

/**
 * Stores new codes of people locked by the transaction. Ends their phone sessions and open invitations, which would keep access for
 * the holder of an old code.
 */
export async function storeCodes(
  db: Rows,
  companyId: string,
  codes: readonly { id: string; hash: string }[],
): Promise<void> {
  const ids = codes.map(({ id }) => id);
  await db.rows(
    {
      name: 'store-app-codes',
      text: `UPDATE employee SET password_hash = new.hash FROM unnest($2::uuid[], $3::text[]) AS new (id, hash)
        WHERE company_id = $1 AND employee.id = new.id`,
    },
    [companyId, ids, codes.map(({ hash }) => hash)],
  );
  await endSessionsOfPeople(db, companyId, ids);
  await endInvitations(db, companyId, ids);
}

/** Appends sealed codes, stored until they are collected. */
export async function insertPart(
  db: Rows,
  { companyId, id }: RunKey,
  codes: number,
  sealed: Buffer,
): Promise<void> {
  await db.rows(
    {
      name: 'insert-app-code-part',
      text: `INSERT INTO app_code_part (company_id, run_id, part, codes, sealed)
        SELECT $1, $2, coalesce(max(part) + 1, 0), $3, $4 FROM app_code_part WHERE company_id = $1 AND run_id = $2
        RETURNING part`,
    },
    [companyId, id, codes, sealed],
  );
}

/** Deletes and returns the first sealed parts of a run, in order. */
export async function takeParts(
  db: Rows,
  { companyId, id }: RunKey,
  parts: number,
): Promise<Buffer[]> {
  const deleted = await db.rows<{ part: number; sealed: Buffer }>(
    {
      name: 'take-app-code-parts',
      text: `DELETE FROM app_code_part WHERE company_id = $1 AND run_id = $2 AND part IN (
          SELECT part FROM app_code_part WHERE company_id = $1 AND run_id = $2 ORDER BY part LIMIT $3)
        RETURNING part, sealed`,
    },
    [companyId, id, parts],
  );
  return deleted.toSorted((one, other) => one.part - other.part).map(({ sealed }) => sealed);
}

/** Counts the uncollected codes of a run. */
export async function countUncollected(db: Rows, { companyId, id }: RunKey): Promise<number> {
  const counted = await db.row<{ count: number }>(
    {
      name: 'count-uncollected-app-codes',
      text: 'SELECT coalesce(sum(codes), 0)::int AS count FROM app_code_part WHERE company_id = $1 AND run_id = $2',
    },
    [companyId, id],
  );
  return counted!.count;
}

/** A person with the data of the collected file, and the hash of the current code. */
export interface CodeOwner {
  id: string;
  code: string;
  name: string;
  email: string;
  phone: string;
  department: string;
  passwordHash: string | null;
}

/** Finds the people of collected codes who are still in the directory. */
export function findCodeOwners(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<CodeOwner[]> {
  return db.rows(
    {
      name: 'app-code-owners',
      text: `SELECT id, code, name, email, phone, department, password_hash AS "passwordHash" FROM employee
        WHERE company_id = $1 AND id = ANY ($2::uuid[]) AND deleted_at IS NULL`,
    },
    [companyId, ids],
  );
}

/** Lists the people of a run who were skipped because they have no email address, in order. */
export function findWithoutAddress(
  db: Rows,
  { companyId, id }: RunKey,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<AppCodeRecipient[]> {
  return db.rows(
    {
      name: 'app-code-people-without-address',
      text: `SELECT employee.id, code, name, department FROM app_code_person AS person
        JOIN employee ON employee.company_id = person.company_id AND employee.id = person.employee_id
        WHERE person.company_id = $1 AND run_id = $2 AND outcome = 'NO_ADDRESS' AND deleted_at IS NULL
        ORDER BY place LIMIT $3 OFFSET $4`,
    },
    [companyId, id, pageSize, (page - 1) * pageSize],
  );
}
