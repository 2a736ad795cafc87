import { expect } from 'vitest';
import { recountCases } from '../src/features/cases/follow-up/recount.job.js';
import { type MadeCompany, type MadeEmployee, makeEmployee, recordOf } from './factories.js';
import type { TestGateway } from './run-document.js';

const rowFields = `id person { name } disease state nextStep quarantineUntil releaseTestDay reason toldUntil owesCorrection assignee
  changedAt exposures { caseNumber level minutes } acts { id kind day result undoneAt batchId }`;

export interface TestRow {
  id: string;
  person: { name: string };
  disease: string;
  state: string;
  nextStep: string | null;
  quarantineUntil: string | null;
  releaseTestDay: string | null;
  reason: string;
  toldUntil: string | null;
  owesCorrection: boolean;
  assignee: string | null;
  changedAt: string;
  exposures: { caseNumber: number; level: number; minutes: number }[];
  acts: {
    id: string;
    kind: string;
    day: string | null;
    result: string | null;
    undoneAt: string | null;
    batchId: string;
  }[];
}

/** Opens cases, recounts them and reads follow-ups, through a gateway. */
export function makeFollowUpClient(gateway: TestGateway, company: MadeCompany) {
  const ask = async (document: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await gateway.graphql(company.token, document, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  return {
    ask,
    recount: () => recountCases(gateway.app),
    async openCase({ employee }: MadeEmployee, values: Record<string, unknown> = {}) {
      const input = {
        employee: { id: employee.id },
        disease: 'COVID_19',
        classification: 'CONFIRMED',
        ...values,
      };
      const { openCase } = await ask(
        'mutation ($input: OpenCaseInput!) { openCase(input: $input) { id number version } }',
        { input },
      );
      return openCase as { id: string; number: number; version: number };
    },
    async updateCase(id: string, version: number, values: Record<string, unknown>) {
      await ask('mutation ($input: UpdateCaseInput!) { updateCase(input: $input) { id } }', {
        input: { id, version, ...values },
      });
    },
    async rows(filter: Record<string, unknown> = {}, order = 'NAME') {
      const { followUps } = await ask(
        `query ($filter: FollowUpFilterInput, $order: FollowUpOrder!) {
          followUps(filter: $filter, order: $order, pageSize: 100) { total items { ${rowFields} } } }`,
        { filter, order },
      );
      expect(followUps.total).toBe(followUps.items.length);
      return followUps.items as TestRow[];
    },
    async act(rows: { id: string }[], values: Record<string, unknown>) {
      const { addFollowUpAct } = await ask(
        `mutation ($input: AddFollowUpActInput!) { addFollowUpAct(input: $input) { batchId followUps { ${rowFields} } } }`,
        { input: { followUpIds: rows.map(({ id }) => id), ...values } },
      );
      return addFollowUpAct as { batchId: string; followUps: TestRow[] };
    },
    async undo(id: string) {
      const { undoFollowUpAct } = await ask(
        `mutation ($id: UUID!) { undoFollowUpAct(id: $id) { followUps { ${rowFields} } } }`,
        { id },
      );
      return undoFollowUpAct.followUps as TestRow[];
    },
  };
}

/** Exposes a person to a case, and returns the ids of the follow-up and the person. */
export async function makeFollowUp(gateway: TestGateway, company: MadeCompany) {
  const [ill, exposed] = [
    await makeEmployee(gateway.app, company),
    await makeEmployee(gateway.app, company),
  ];
  const records = [recordOf(exposed, new Date(Date.now() - 3_600_000), 20)];
  await gateway.rest(ill.token, 'POST /contacts', { records });
  const followUp = makeFollowUpClient(gateway, company);
  await followUp.openCase(ill);
  await followUp.recount();
  const [row] = await followUp.rows();
  return { id: row!.id, employeeId: exposed.employee.id };
}
