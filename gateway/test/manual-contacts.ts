import { expect } from 'vitest';
import { MINUTE } from '../src/durations.js';
import type { MadeCompany } from './factories.js';
import type { TestGateway } from './run-document.js';

export interface AddedContact {
  id: string;
  person: { id: string; name: string } | null;
  visitor: { name: string; phone: string; company: string } | null;
  startedAt: string;
  endedAt: string;
  minutes: number;
  informant: { id: string } | null;
  informantName: string;
  note: string;
}

const contactFields = `id person { id name } visitor { name phone company } startedAt endedAt minutes informant { id } informantName note
  addedBy takenBackAt`;

/** Asks to add a contact to a case; by default 20 minutes an hour ago, as reported by the reception. */
export function askToAddContact(
  gateway: TestGateway,
  company: MadeCompany,
  caseId: string,
  who: Record<string, unknown>,
  given: Record<string, unknown> = {},
) {
  const input = {
    caseId,
    who,
    startedAt: new Date(Date.now() - 60 * MINUTE),
    informant: { name: 'Reception' },
    ...('endedAt' in given ? {} : { minutes: 20 }),
    ...given,
  };
  return gateway.graphql(
    company.token,
    `mutation ($input: AddManualContactInput!) { addManualContact(input: $input) {
      manualContacts { ${contactFields} } log { id act manualContact { id } } } }`,
    { input },
  );
}

/** Adds a contact to a case and returns it. */
export async function addContact(
  ...args: Parameters<typeof askToAddContact>
): Promise<AddedContact> {
  const { data, errors } = await askToAddContact(...args);
  expect(errors).toBeUndefined();
  const { log, manualContacts } = data.addManualContact;
  return manualContacts.find(({ id }: AddedContact) => id === log[0].manualContact.id);
}

/** Withdraws a contact. */
export function withdraw(gateway: TestGateway, company: MadeCompany, id: string) {
  return gateway.graphql(
    company.token,
    `mutation { withdrawManualContact(id: "${id}") { manualContacts { id } log { act } } }`,
  );
}
