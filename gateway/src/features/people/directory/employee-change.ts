import { Field, ObjectType } from 'type-graphql';
import { MemberRole, Role } from '../../../access/role.js';
import type { Rows } from '../../../database/tenant.js';
import { makeListLoader } from '../../../request/loaders.js';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';

@ObjectType({
  description: "A change of an employee's data, made to this employee alone.",
  simpleResolvers: true,
})
export class EmployeeChange {
  @Field(() => GraphQLUUID, { description: 'Id of the change.' })
  id: string;

  employeeId: string;

  @Field(() => GraphQLISODateTime, { description: 'When the change was made.' })
  at: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the member who made it, or 'API key' and its name; null: others, and always for API keys without the permission audit:read.",
  })
  by: string | null;

  @Field(() => [String], {
    description:
      'Names of the changed fields, as in UpdateEmployeeInput, and phone and email, without the status.',
  })
  fields: string[];
}

const maxChanges = 100;

/** Roles whose actors a company's readers see. */
const shownRoles = [...Object.values(MemberRole), Role.API_KEY].map((role) => `'${role}'`);

/**
 * Lists the latest 100 changes of each employee from the audit log, the latest first. An entry names the changed fields and then the employee. The
 * status has a history of its own.
 */
export function listEmployeeChanges(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
): Promise<EmployeeChange[]> {
  return db.rows(
    {
      name: 'employee-changes',
      text: `SELECT entry.id, person.id AS "employeeId", created_at AS at, fields,
          CASE WHEN role IN (${shownRoles.join(', ')}) THEN actor END AS by
        FROM unnest($2::uuid[]) AS person (id)
        CROSS JOIN LATERAL (
          SELECT * FROM audit_entry
          WHERE company_id = $1 AND action = '${AuditAction.EMPLOYEE_UPDATED}' AND right(detail, 36) = person.id::text
          ORDER BY created_at DESC LIMIT ${maxChanges}
        ) AS entry
        CROSS JOIN LATERAL (
          SELECT array_agg(field) AS fields FROM unnest(string_to_array(detail, ', ')) AS field
          WHERE field !~ '^employee ' AND field NOT IN ('isPositive', 'positiveDate')
        ) AS changed
        WHERE fields IS NOT NULL`,
    },
    [companyId, employeeIds],
  );
}

/** Loads the changes of employees, the latest first. */
export const changesOfEmployee = makeListLoader(
  listEmployeeChanges,
  ({ employeeId }) => employeeId,
);
