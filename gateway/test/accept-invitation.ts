import type { MadeCompany } from './factories.js';
import { creationFields, requestFields, SoftwarePasskey } from './passkeys.js';
import type { TestGateway } from './run-document.js';

type Gateway = Pick<TestGateway, 'graphql'>;

/** The password that new members set. */
export const firstPassword = 'quite a long one';

/** The error of a passkey that is not accepted. */
export const refusedPasskey = {
  code: 'BAD_USER_INPUT',
  fields: [{ field: 'passkey', message: 'This passkey was not accepted, please try again' }],
};

/** Accepts an invitation with any input. */
export async function acceptInvitation({ graphql }: Gateway, input: object) {
  const { data, errors } = await graphql(
    null,
    'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { session { token company { id } } recoveryCodes } }',
    { input },
  );
  const { session, recoveryCodes } = data?.acceptInvitation ?? {};
  return { session, recoveryCodes, error: errors?.[0]?.extensions };
}

export const acceptWithPassword = (
  gateway: Gateway,
  token: string,
  password = firstPassword,
  code?: string,
) => acceptInvitation(gateway, { token, password, code });

/** Reads what the page of an invitation shows. */
export async function previewInvitation({ graphql }: Gateway, token: string) {
  const { data } = await graphql(
    null,
    'query ($token: String!) { invitation(token: $token) { status companyName role email hasAccount hasPasskey } }',
    { token },
  );
  return data.invitation;
}

/** Gets the challenge for accepting an invitation with a new or an existing passkey. */
export async function startInvitationPasskey({ graphql }: Gateway, token: string) {
  const { data, errors } = await graphql(
    null,
    `mutation ($token: String!) { startInvitationPasskey(input: { token: $token }) { creation { ${creationFields} } request { ${requestFields} } } }`,
    { token },
  );
  return { ...data?.startInvitationPasskey, error: errors?.[0]?.extensions };
}

/** Makes a passkey that is not yet created for an account. */
export const makeSoftwarePasskey = ({ app }: Pick<TestGateway, 'app'>) =>
  new SoftwarePasskey(app.publicUrl);

export async function findViewer({ graphql }: Gateway, token: string) {
  const { data } = await graphql(token, '{ viewer { role email company { id } } }');
  return data.viewer;
}

/** Makes a company accept sign-ins through its identity provider only. */
export const requireIdentityProvider = (
  { app }: Pick<TestGateway, 'app'>,
  { company }: Pick<MadeCompany, 'company'>,
) =>
  app.owner.query('UPDATE company SET single_sign_on_required_at = now() WHERE id = $1', [
    company.id,
  ]);

/** Counts the sessions of an address in a company. */
export async function countSessions(
  { app }: Pick<TestGateway, 'app'>,
  { company }: Pick<MadeCompany, 'company'>,
  email: string,
) {
  const { rowCount } = await app.owner.query(
    'SELECT FROM session JOIN account ON account.id = account_id WHERE company_id = $1 AND email = $2',
    [company.id, email],
  );
  return rowCount;
}

/** Finds a member of a company by address, as its owner sees it. */
export async function findMember(
  { graphql }: Gateway,
  { token }: Pick<MadeCompany, 'token'>,
  email: string,
) {
  const { data } = await graphql(token, '{ members { email lastSignedInAt } }');
  return data.members.find((member: { email: string }) => member.email === email);
}
