import { randomInt, randomUUID } from 'node:crypto';
import { professionalPlanId } from '../../src/features/company/plans/plan.service.js';
import type { Attack } from './attack.js';
import { graphqlRequest } from '../http-client.js';
import { formRequest } from './attack-client.js';

const wrongOfFive = 4;

/** Attacks by the signed-in admin of a company. */
export const adminAttacks: readonly Attack[] = [
  ...[16, 50].map((atOnce, place): Attack => ({
    name: `placeOrder, ${atOnce} at once`,
    atOnce,
    expected: ['200', '200 RATE_LIMITED', '429 RATE_LIMITED', '503 UNAVAILABLE'],
    run: (client, { others }, size) => {
      const query = 'mutation ($input: OrderInput!) { placeOrder(input: $input) { id } }';
      // Another company for each attack: one may place 30 orders in a quarter of an hour.
      const token = others[place]?.token;
      return client.burst(size, () => graphqlRequest(query, { input: newOrder() }, token));
    },
  })),
  {
    name: 'createEmployee, 50 kept up',
    atOnce: 50,
    expected: ['200', '503 UNAVAILABLE'],
    run: (client, { admin }, size) => {
      const query =
        'mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) { password } }';
      return client.keepUp(size, () => graphqlRequest(query, { input: newEmployee() }, admin));
    },
  },
  {
    name: 'csv-upload of commas, 20 at once',
    atOnce: 20,
    expected: ['200', '400', '413', '503', 'cut'],
    run: async (client, { admin }, size) => {
      const form = new FormData();
      form.set('csv', new File([','.repeat(size.fileBytes)], 'people.csv'));
      form.set('method', 'email');
      const request = await formRequest('POST', '/api/employee/csv-upload', form);
      request.headers['authorization'] = `Bearer ${admin}`;
      await client.burst(size, () => request);
    },
  },
  {
    name: 'changePassword, wrong and right side by side',
    atOnce: 25,
    expected: ['200', '200 BAD_USER_INPUT', '200 UNAUTHENTICATED'],
    run: (client, { others }, size) => {
      const query =
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { changedAt } }';
      // An account has five tries: four wrong passwords and the right one, once.
      return client.burst({ ...size, seconds: 0 }, (at) => {
        const admin = others[Math.floor(at / (wrongOfFive + 1)) % others.length];
        const isWrong = at % (wrongOfFive + 1) < wrongOfFive;
        const input = {
          currentPassword: isWrong ? `not ${admin?.password}` : admin?.password,
          password: `another password ${randomUUID()}`,
        };
        return graphqlRequest(query, { input }, admin?.token);
      });
    },
  },
];

function newEmployee(): Record<string, unknown> {
  const code = randomUUID();
  return {
    code,
    name: 'Ana Lim',
    email: `${code}@attacker.example`,
    phone: String(randomInt(1e12, 1e13)),
    department: 'Research',
  };
}

/** For 240 employees and a camera, for a year. */
function newOrder(): Record<string, unknown> {
  return {
    id: randomUUID(),
    planId: professionalPlanId,
    region: 'INTERNATIONAL',
    term: 'ANNUAL',
    employees: 240,
    cameras: 1,
    total: { amount: '5659.20', currency: 'USD' },
    billing: {
      name: 'Accounts payable',
      email: 'accounts@attacker.example',
      phone: '61234567',
      address: '1 Harbour Road',
      city: 'Singapore',
      postalCode: '018989',
      country: 'SG',
    },
  };
}
