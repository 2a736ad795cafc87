import { randomUUID } from 'node:crypto';
import { AppCodes, makeInvitation, makeKey } from '../app-codes.js';
import { type MadeCompany, makeEmployee } from '../factories.js';
import type { TestGateway } from '../run-document.js';
import { type Acts, byAdmin, byVisitor } from './act.js';

const startRun = async (made: MadeCompany, gateway: TestGateway, key: string): Promise<string> => {
  await makeEmployee(gateway.app, made);
  const { data } = await new AppCodes(gateway).issue(made.token, { key });
  return data.issueAppCodes.id as string;
};

/** Of codes for the app. */
export const appCodeActs: Acts = {
  async issueAppCodes(made, { gateway }) {
    await makeEmployee(gateway.app, made);
    const id = randomUUID();
    return {
      ...byAdmin(made),
      given: `input: { id: "${id}", delivery: MAIL, people: { selection: { search: "" } } }`,
      action: 'APP_CODES_REQUESTED',
      detail: `mail, 1 people, run ${id}`,
    };
  },
  async cancelAppCodes(made, { gateway }) {
    const id = await startRun(made, gateway, makeKey());
    return { ...byAdmin(made), given: `id: "${id}"`, action: 'APP_CODES_CANCELLED' };
  },
  async collectAppCodes(made, { gateway }) {
    const key = makeKey();
    const id = await startRun(made, gateway, key);
    return {
      ...byAdmin(made),
      given: `input: { id: "${id}", key: "${key}" }`,
      action: 'APP_CODES_COLLECTED',
      detail: `0 codes, run ${id}`,
    };
  },
  async revealAppCode(made, { gateway }) {
    const { employee } = await makeEmployee(gateway.app, made);
    const token = await makeInvitation(gateway.app, employee);
    return {
      ...byVisitor(made),
      given: `input: { token: "${token}" }`,
      action: 'APP_CODE_REVEALED',
      detail: `employee ${employee.id}`,
    };
  },
};
