import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany, showToProvider } from './row-security.js';

const oldEmployees = `('employee', $r$deleted_at < now() - interval '2 years'$r$)`;
const unfollowedEmployees = `('employee', $r$deleted_at < now() - interval '2 years' AND NOT EXISTS (
            SELECT FROM former_employee AS kept WHERE kept.company_id = $1 AND kept.employee_id = employee.id)$r$)`;

/** People who have left the directory while ill or followed up. Adds only. */
export class FormerEmployees1763597400000 implements MigrationInterface {
  name = 'FormerEmployees1763597400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE former_employee (
        company_id uuid NOT NULL,
        employee_id uuid NOT NULL,
        name text NOT NULL,
        email text,
        phone text,
        calling_code text NOT NULL DEFAULT '',
        name_key text COLLATE "C" NOT NULL DEFAULT '',
        search text COLLATE "C" NOT NULL DEFAULT '',
        left_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT former_employee_pkey PRIMARY KEY (company_id, employee_id),
        CONSTRAINT former_employee_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE
      );
      ${limitToCompany('former_employee')}
      ${showToProvider('former_employee')}
      GRANT SELECT, INSERT, DELETE ON former_employee TO visioncloud_gateway`);
    await replaceInFunction(runner, oldEmployees, unfollowedEmployees);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceInFunction(runner, unfollowedEmployees, oldEmployees);
    await runner.query('DROP TABLE former_employee');
  }
}

async function replaceInFunction(
  runner: QueryRunner,
  before: string,
  after: string,
): Promise<void> {
  const [{ definition }] = (await runner.query(
    `SELECT pg_get_functiondef('forget_old_rows'::regproc) AS definition`,
  )) as [{ definition: string }];
  if (definition.split(before).length !== 2) throw new Error('forget_old_rows is another one');
  await runner.query(definition.replace(before, () => after));
}
