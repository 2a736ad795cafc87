import type { MadeCompany } from './factories.js';
import type { TestGateway } from './run-document.js';

/** Values of a piece of evidence as GraphQL takes them. */
export type EnteredEvidence = Record<string, string | number | boolean | null>;

export const twoDoses = { disease: 'MEASLES', kind: 'VACCINATION', doses: 2, day: '2015-05-04' };

/** Records evidence for employees as the company's owner. @returns id of what was recorded together */
export async function recordImmunity(
  gateway: TestGateway,
  made: Pick<MadeCompany, 'token'>,
  employeeIds: readonly string[],
  evidence: EnteredEvidence = twoDoses,
): Promise<string> {
  const { data, errors } = await gateway.graphql(
    made.token,
    'mutation ($input: RecordImmunityInput!) { recordImmunity(input: $input) { batchId } }',
    { input: { employeeIds, ...evidence } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.recordImmunity.batchId;
}
