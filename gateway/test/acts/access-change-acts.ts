import { createHash, randomUUID } from 'node:crypto';
import { makeLinkToken } from '../../src/mail/link-token.js';
import { type MadeCompany, makeEmployee } from '../factories.js';
import type { TestGateway } from '../run-document.js';
import { type Acts, byAdmin, byVisitor } from './act.js';

/** Stores a change of an employee's app code by somebody else, and returns the employee and the token of the mailed link. */
async function makeAccessChange(gateway: TestGateway, made: MadeCompany) {
  const { employee } = await makeEmployee(gateway.app, made);
  const companyId = made.company.id;
  const token = makeLinkToken(gateway.app.tokenSecret, { companyId, id: randomUUID() });
  await gateway.app.owner.query(
    `INSERT INTO access_change (company_id, employee_id, kinds, changed_at, changed_by, began_at, ends_at, known_email, proof_hash, mail_ids)
     VALUES ($1, $2, '{CODE}', now(), '{somebody@company.example}', now(), now() + interval '14 days', $3, $4, '{}')`,
    [companyId, employee.id, employee.email, createHash('sha256').update(token).digest()],
  );
  return { employee, token };
}

/** Of changes of access. */
export const accessChangeActs: Acts = {
  async confirmAccessChanges(made, { gateway }) {
    const { employee } = await makeAccessChange(gateway, made);
    return {
      ...byAdmin(made),
      given: `input: { employeeIds: ["${employee.id}"] }`,
      action: 'ACCESS_CHANGE_CONFIRMED',
      detail: `officer, employee ${employee.id}`,
    };
  },
  async confirmOwnAccessChange(made, { gateway }) {
    const { employee, token } = await makeAccessChange(gateway, made);
    return {
      ...byVisitor(made),
      given: `input: { token: "${token}" }`,
      action: 'ACCESS_CHANGE_CONFIRMED',
      detail: `known address, employee ${employee.id}`,
    };
  },
};
