import { DAY } from '../../src/durations.js';
import { makeEmployee, type MadeCompany } from '../factories.js';
import { startOwnFileSession } from '../own-file.js';
import type { TestGateway } from '../run-document.js';
import { type Acts, byAdmin } from './act.js';

const byOwner = async (made: MadeCompany, gateway: TestGateway) => {
  const person = await makeEmployee(gateway.app, made);
  return {
    tenant: made.company.id,
    token: await startOwnFileSession(gateway.app, person),
    actor: null,
    role: 'OWN_FILE',
    employeeId: person.employee.id,
  };
};

const yesterday = () => new Date(Date.now() - DAY).toISOString().slice(0, 10);

/** Asks for exact records in an own file, and returns the id of the request. */
async function makeExactRecordRequest(gateway: TestGateway, token: string): Promise<string> {
  const { data } = await gateway.graphql(token, 'mutation { requestExactRecords { id } }');
  return data.requestExactRecords.id;
}

/** Of employees who have opened their own file, and what becomes of it. */
export const ownFileActs: Acts = {
  async requestCorrection(made, { gateway }) {
    const { employeeId, ...by } = await byOwner(made, gateway);
    return {
      ...by,
      given: 'input: { field: NAME, value: "Zoe Tan" }',
      action: 'EMPLOYEE_REPORTED',
      detail: `correction of the name, employee ${employeeId}`,
    };
  },
  async reportSymptoms(made, { gateway }) {
    const { employeeId, ...by } = await byOwner(made, gateway);
    return {
      ...by,
      given: `input: { onsetDay: "${yesterday()}" }`,
      action: 'EMPLOYEE_REPORTED',
      detail: `symptoms, opened case C-1, employee ${employeeId}`,
    };
  },
  async reportTest(made, { gateway }) {
    const { employeeId, ...by } = await byOwner(made, gateway);
    return {
      ...by,
      given: `input: { takenOn: "${yesterday()}", result: NEGATIVE, disease: COVID_19 }`,
      action: 'EMPLOYEE_REPORTED',
      detail: `test, employee ${employeeId}`,
    };
  },
  async requestContest(made, { gateway }) {
    const { employeeId, ...by } = await byOwner(made, gateway);
    const from = new Date(Date.now() - 7_200_000).toISOString();
    const until = new Date(Date.now() - 3_600_000).toISOString();
    return {
      ...by,
      given: `input: { from: "${from}", until: "${until}", reason: PROTECTED }`,
      action: 'EMPLOYEE_REPORTED',
      detail: `contest, employee ${employeeId}`,
    };
  },
  async requestExactRecords(made, { gateway }) {
    const { employeeId, ...by } = await byOwner(made, gateway);
    return {
      ...by,
      given: '',
      action: 'EXACT_RECORDS_REQUESTED',
      detail: `employee ${employeeId}`,
    };
  },
  async giveExactRecords(made, { gateway }) {
    const { employeeId, token } = await byOwner(made, gateway);
    return {
      ...byAdmin(made),
      given: `id: "${await makeExactRecordRequest(gateway, token)}"`,
      action: 'EXACT_RECORDS_GIVEN',
      detail: `employee ${employeeId}`,
    };
  },
  async refuseExactRecords(made, { gateway }) {
    const { employeeId, token } = await byOwner(made, gateway);
    return {
      ...byAdmin(made),
      given: `input: { id: "${await makeExactRecordRequest(gateway, token)}", reason: "Another company keeps them" }`,
      action: 'EXACT_RECORDS_REFUSED',
      detail: `employee ${employeeId}`,
    };
  },
  async decideCorrection(made, { gateway }) {
    const { employeeId, token } = await byOwner(made, gateway);
    const { data } = await gateway.graphql(
      token,
      'mutation { requestCorrection(input: { field: OTHER, value: "My desk" }) { id } }',
    );
    return {
      ...byAdmin(made),
      given: `input: { id: "${data.requestCorrection.id}", isAccepted: true }`,
      action: 'EMPLOYEE_REPORT_DECIDED',
      detail: `correction, employee ${employeeId}`,
    };
  },
};
