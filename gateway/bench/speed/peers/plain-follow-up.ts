import type { Rows } from '../../../src/database/tenant.js';
import { stepOrder } from '../../../src/features/cases/follow-up/follow-up-list.queries.js';
import type { Variables } from './plain-queries.js';

interface FollowUpRow extends Record<string, unknown> {
  personId: string;
  disease: string;
}

const pageSize = 25;
const toDo = `ARRAY['INFORM', 'CORRECT', 'TEST', 'RELEASE']`;
const present = `FROM follow_up
  JOIN employee ON employee.company_id = $1 AND employee.id = employee_id AND deleted_at IS NULL
  WHERE follow_up.company_id = $1`;

/** Reads a page of the work list: the people in one statement, their acts in another, and two counts. */
export async function listFollowUps(db: Rows, companyId: string, { page }: Variables) {
  const [items, total, all] = await Promise.all([
    listRows(db, companyId, page),
    count(db, companyId, 'to-do', `AND next_step = ANY (${toDo})`),
    count(db, companyId, 'all', ''),
  ]);
  return { followUps: { total, items }, all: { total: all } };
}

async function listRows(db: Rows, companyId: string, page: number) {
  const rows = await db.rows<FollowUpRow>(
    {
      name: 'bare-follow-ups',
      text: `SELECT follow_up.id, disease, state, next_step AS "nextStep", due_at AS "dueAt", reason,
          informed_at AS "informedAt", owes_correction AS "owesCorrection", assignee, employee_id AS "personId", name,
          code, department, email, calling_code AS "callingCode", phone
        ${present} AND next_step = ANY (${toDo})
        ORDER BY ${stepOrder}, due_at, follow_up.id LIMIT ${pageSize} OFFSET $2`,
    },
    [companyId, (page - 1) * pageSize],
  );
  const acts = await db.rows<FollowUpRow>(
    {
      name: 'bare-follow-up-acts',
      text: `SELECT employee_id AS "personId", disease, id, kind, done_at AS at, done_by AS by, channel,
          undone_at AS "undoneAt"
        FROM follow_up_act WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) ORDER BY done_at DESC, id DESC`,
    },
    [companyId, rows.map(({ personId }) => personId)],
  );
  const keyOf = ({ personId, disease }: FollowUpRow) => `${personId} ${disease}`;
  const byRow = Map.groupBy(acts, keyOf);
  return rows.map((row) => {
    const { personId, name, code, department, email, callingCode, phone, ...followUp } = row;
    return {
      ...followUp,
      person: { id: personId, name, code, department, email, callingCode, phone },
      acts: (byRow.get(keyOf(row)) ?? []).map(({ id, kind, at, by, channel, undoneAt }) => {
        return { id, kind, at, by, channel, undoneAt };
      }),
    };
  });
}

async function count(db: Rows, companyId: string, name: string, condition: string) {
  const [counted] = await db.rows<{ total: number }>(
    { name: `bare-count-${name}`, text: `SELECT count(*)::int AS total ${present} ${condition}` },
    [companyId],
  );
  return counted?.total ?? 0;
}
