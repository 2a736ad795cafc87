import { expect } from 'vitest';
import type { MadeCompany, MadeEmployee } from './factories.js';
import type { TestGateway } from './run-document.js';

const fields = `id number disease classification onsetDay onsetAt specimenDay reportedDay isolatedAt
  symptomsEndedAt feverEndedAt treatmentStartedAt clearedAt isolation { until endsAt isOver rules reason } notes isOpen outcome
  openedBy closedAt closedBy version person { id isPositive } log { id act by undoneBy changes { field before after } }`;

interface TestEntry {
  id: string;
  act: string;
  undoneBy: string | null;
  changes: unknown[];
}

/** Result of a mutation. Either result or error is undefined. */
interface Answer {
  result: {
    id: string;
    number: number;
    version: number;
    /** Newest first. */
    log: [TestEntry, ...TestEntry[]];
  };
  error: { code: string; fields: unknown[] };
}

/** Opens, changes and lists the cases of a person, through a gateway. */
export function makeCaseClient(
  gateway: TestGateway,
  { token }: MadeCompany,
  { employee }: MadeEmployee,
) {
  async function act(name: string, type: string, input: object): Promise<Answer> {
    const { data, errors } = await gateway.graphql(
      token,
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`,
      { input },
    );
    return { result: data?.[name], error: errors?.[0]?.extensions as Answer['error'] };
  }
  return {
    open: (given: object = {}) =>
      act('openCase', 'OpenCaseInput', {
        employee: { id: employee.id },
        disease: 'COVID_19',
        classification: 'CONFIRMED',
        ...given,
      }),
    update: (input: object) => act('updateCase', 'UpdateCaseInput', input),
    close: (input: object) =>
      act('closeCase', 'CloseCaseInput', { outcome: 'RECOVERED', ...input }),
    reopen: (input: object) => act('reopenCase', 'ReopenCaseInput', input),
    async undo(id: string): Promise<Answer> {
      const { data, errors } = await gateway.graphql(
        token,
        `mutation ($id: UUID!) { undoCaseEntry(id: $id) { ${fields} } }`,
        { id },
      );
      return { result: data?.undoCaseEntry, error: errors?.[0]?.extensions as Answer['error'] };
    },
    async status() {
      const { data } = await gateway.graphql(
        token,
        'query ($id: UUID!) { employee(by: { id: $id }) { isPositive positiveDate version statusHistory { isPositive positiveDate changedBy } } }',
        { id: employee.id },
      );
      return data.employee;
    },
    async list(filter: string, rest = '') {
      const { data, errors } = await gateway.graphql(
        token,
        `{ cases(filter: ${filter} ${rest}) { total items { number } } }`,
      );
      expect(errors).toBeUndefined();
      const { total, items } = data.cases;
      return { total, numbers: items.map(({ number }: { number: number }) => number) };
    },
  };
}
