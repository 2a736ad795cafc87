import { type MadeCompany, makeEmployee } from '../factories.js';
import { addContact } from '../manual-contacts.js';
import type { TestGateway } from '../run-document.js';
import { type Acts, byAdmin } from './act.js';

interface OpenedCase {
  id: string;
  log: { id: string }[];
}

/** Opens case 1 of a company. */
async function openCase(made: MadeCompany, gateway: TestGateway): Promise<OpenedCase> {
  const { employee } = await makeEmployee(gateway.app, made);
  const { data } = await gateway.graphql(
    made.token,
    `mutation { openCase(input: { employee: { id: "${employee.id}" }, disease: COVID_19, classification: CONFIRMED }) {
      id log { id } } }`,
  );
  return data.openCase;
}

const closeCase = async (made: MadeCompany, gateway: TestGateway): Promise<string> => {
  const { id } = await openCase(made, gateway);
  await gateway.graphql(
    made.token,
    `mutation { closeCase(input: { id: "${id}", version: 1, outcome: RECOVERED }) { id } }`,
  );
  return id;
};

/** Of cases. */
export const caseActs: Acts = {
  async openCase(made, { gateway }) {
    const { employee } = await makeEmployee(gateway.app, made);
    return {
      ...byAdmin(made),
      given: `input: { employee: { id: "${employee.id}" }, disease: COVID_19, classification: SUSPECTED }`,
      action: 'CASE_OPENED',
      detail: 'case C-1',
    };
  },
  async updateCase(made, { gateway }) {
    const { id } = await openCase(made, gateway);
    return {
      ...byAdmin(made),
      given: `input: { id: "${id}", version: 1, notes: "Called in", specimenDay: "2026-01-02" }`,
      action: 'CASE_CHANGED',
      detail: 'specimenDay, notes, case C-1',
    };
  },
  async assignCase(made, { gateway }) {
    const { id } = await openCase(made, gateway);
    return {
      ...byAdmin(made),
      given: `input: { id: "${id}", version: 1, note: "On leave from Monday" }`,
      action: 'CASE_ASSIGNED',
      detail: `${made.email} to nobody, case C-1`,
    };
  },
  async closeCase(made, { gateway }) {
    const { id } = await openCase(made, gateway);
    return {
      ...byAdmin(made),
      given: `input: { id: "${id}", version: 1, outcome: RECOVERED }`,
      action: 'CASE_CLOSED',
      detail: 'recovered, case C-1',
    };
  },
  async reopenCase(made, { gateway }) {
    const id = await closeCase(made, gateway);
    return {
      ...byAdmin(made),
      given: `input: { id: "${id}", version: 2 }`,
      action: 'CASE_REOPENED',
      detail: 'case C-1',
    };
  },
  async addManualContact(made, { gateway }) {
    const { id } = await openCase(made, gateway);
    const { employee } = await makeEmployee(gateway.app, made);
    const startedAt = new Date(Date.now() - 3_600_000).toISOString();
    return {
      ...byAdmin(made),
      given: `input: { caseId: "${id}", who: { employee: { id: "${employee.id}" } }, startedAt: "${startedAt}", minutes: 20, informant: { name: "Reception" } }`,
      action: 'MANUAL_CONTACT_ADDED',
      detail: 'case C-1',
    };
  },
  async withdrawManualContact(made, { gateway }) {
    const opened = await openCase(made, gateway);
    const visitor = { name: 'Vera Visitor', phone: '+65 8123 4567' };
    const { id } = await addContact(gateway, made, opened.id, { visitor });
    return {
      ...byAdmin(made),
      given: `id: "${id}"`,
      action: 'MANUAL_CONTACT_TAKEN_BACK',
      detail: 'case C-1',
    };
  },
  async undoCaseEntry(made, { gateway }) {
    const { log } = await openCase(made, gateway);
    return {
      ...byAdmin(made),
      given: `id: "${log[0]!.id}"`,
      action: 'CASE_ACT_UNDONE',
      detail: 'opened, case C-1',
    };
  },
};
