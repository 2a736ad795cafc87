import { makeEmployee } from '../factories.js';
import { recordImmunity } from '../immunity.js';
import { startOwnFileSession } from '../own-file.js';
import { type Acts, byAdmin } from './act.js';

const illness = 'disease: COVID_19, kind: ILLNESS, day: "2015-05-04"';

/** Of evidence of immunity. */
export const immunityActs: Acts = {
  async recordImmunity(made, { gateway }) {
    const { employee } = await makeEmployee(gateway.app, made);
    return {
      ...byAdmin(made),
      given: `input: { employeeIds: ["${employee.id}"], ${illness} }`,
      action: 'IMMUNITY_RECORDED',
      detail: '1 person',
    };
  },
  async importImmunity(made, { gateway }) {
    const { employee } = await makeEmployee(gateway.app, made);
    return {
      ...byAdmin(made),
      given: `input: { rows: [{ employee: "${employee.code}", disease: "Measles", kind: "illness", day: "2015-05-04" }] }`,
      action: 'IMMUNITY_RECORDED',
      detail: '1 person',
    };
  },
  async withdrawImmunity(made, { gateway }) {
    const { employee } = await makeEmployee(gateway.app, made);
    const batchId = await recordImmunity(gateway, made, [employee.id]);
    return {
      ...byAdmin(made),
      given: `input: { batchId: "${batchId}" }`,
      action: 'IMMUNITY_WITHDRAWN',
      detail: '1 person',
    };
  },
  async handInImmunity(made, { gateway }) {
    const person = await makeEmployee(gateway.app, made);
    return {
      tenant: made.company.id,
      token: await startOwnFileSession(gateway.app, person),
      actor: null,
      role: 'OWN_FILE',
      given: `input: { ${illness} }`,
      action: 'EMPLOYEE_REPORTED',
      detail: `immunity, employee ${person.employee.id}`,
    };
  },
  async decideImmunity(made, { gateway }) {
    const person = await makeEmployee(gateway.app, made);
    const { data } = await gateway.graphql(
      await startOwnFileSession(gateway.app, person),
      `mutation { handInImmunity(input: { ${illness} }) { id } }`,
    );
    return {
      ...byAdmin(made),
      given: `input: { id: "${data.handInImmunity.id}", isAccepted: true }`,
      action: 'EMPLOYEE_REPORT_DECIDED',
      detail: `immunity, employee ${person.employee.id}`,
    };
  },
};
