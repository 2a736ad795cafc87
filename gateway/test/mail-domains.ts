import type { MadeCompany } from './factories.js';
import type { TestGateway } from './run-document.js';

export interface MadeMailDomain {
  id: string;
  name: string;
  recordName: string;
  recordValue: string;
}

/** Adds a mail domain to a company, and publishes its record. It is not proven yet. */
export async function makeMailDomain(
  { app, graphql }: Pick<TestGateway, 'app' | 'graphql'>,
  { token }: Pick<MadeCompany, 'token'>,
  name: string,
): Promise<MadeMailDomain> {
  const { data } = await graphql(
    token,
    `
      mutation ($name: String!) {
        addMailDomain(input: { name: $name }) {
          id
          name
          recordName
          recordValue
        }
      }
    `,
    { name },
  );
  const domain = data.addMailDomain as MadeMailDomain;
  app.dns.publish(domain.recordName, [domain.recordValue]);
  return domain;
}

/** Adds a mail domain to a company, and proves it. */
export async function proveMailDomain(
  gateway: Pick<TestGateway, 'app' | 'graphql'>,
  company: Pick<MadeCompany, 'token'>,
  name: string,
): Promise<MadeMailDomain> {
  const domain = await makeMailDomain(gateway, company, name);
  await gateway.graphql(
    company.token,
    'mutation ($id: UUID!) { checkMailDomain(id: $id) { id } }',
    {
      id: domain.id,
    },
  );
  return domain;
}
