import { randomBytes } from 'node:crypto';
import type { Attack } from './attack.js';
import { graphqlRequest } from '../http-client.js';

/** A token as a mailed link has it, of a company that does not exist. */
const randomToken = () => randomBytes(40).toString('base64url');

const randomAddress = () => `${randomBytes(8).toString('hex')}@stranger.example`;

/** The same mutation several times in a document. */
const aliased = (count: number, field: string) =>
  Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ');

/** Attacks without a session, or with a mailed link. */
export const linkAttacks: readonly Attack[] = [
  {
    name: 'verifyEmail, ten aliases, 20 at once',
    atOnce: 20,
    expected: ['200 BAD_USER_INPUT', '400 BAD_USER_INPUT'],
    run: (client, _attackers, size) => {
      const field = 'verifyEmail(input: { token: $token }) { hasPassword }';
      const query = `mutation ($token: String!) { ${aliased(10, field)} }`;
      return client.burst(size, () => graphqlRequest(query, { token: randomToken() }));
    },
  },
  {
    name: 'requestPasswordReset, two aliases, 20 at once',
    atOnce: 20,
    expected: ['200', '200 BAD_USER_INPUT', '400 BAD_USER_INPUT'],
    run: (client, _attackers, size) => {
      const field = 'requestPasswordReset(input: { email: $email }) { email }';
      const query = `mutation ($email: String!) { ${aliased(2, field)} }`;
      return client.burst(size, () => graphqlRequest(query, { email: randomAddress() }));
    },
  },
  {
    name: 'verifyEmail alone, 40 at once',
    atOnce: 40,
    expected: ['200 BAD_USER_INPUT'],
    run: (client, _attackers, size) => {
      const query =
        'mutation ($token: String!) { verifyEmail(input: { token: $token }) { hasPassword } }';
      return client.burst(size, () => graphqlRequest(query, { token: randomToken() }));
    },
  },
  {
    name: 'requestPasswordReset alone, 40 at once',
    atOnce: 40,
    expected: ['200'],
    run: (client, _attackers, size) => {
      const query =
        'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';
      return client.burst(size, () => graphqlRequest(query, { email: randomAddress() }));
    },
  },
  ...[20, 40].map((atOnce): Attack => ({
    name: `emailverified with a good link, ${atOnce} kept up`,
    atOnce,
    expected: ['201'],
    run: (client, { link }, size) =>
      client.keepUp(size, () => ({ method: 'GET', path: `/api/company/emailverified/${link}` })),
  })),
  {
    name: 'linkStatus by a phone, 40 kept up',
    atOnce: 40,
    expected: ['200'],
    run: (client, { phones }, size) => {
      const query =
        'query ($token: String!) { linkStatus(purpose: RESET_PASSWORD, token: $token) }';
      return client.keepUp(size, () =>
        graphqlRequest(query, { token: randomToken() }, phones[0]?.token),
      );
    },
  },
];
