import { expect } from 'vitest';
import { type MadeEmployee, makeCompany, makeEmployee, recordOf } from './factories.js';
import type { TestGateway } from './run-document.js';

/** Makes a company with people by first name, whose phones can report contacts. */
export async function makeTeam(gateway: TestGateway, ...names: string[]) {
  const made = await makeCompany(gateway.app);
  const people = new Map<string, MadeEmployee>();
  for (const name of names) people.set(name, await makeEmployee(gateway.app, made, { name }));
  const person = (name: string): MadeEmployee => {
    const found = people.get(name);
    if (!found) throw new Error(`${name} is not in the team`);
    return found;
  };
  return {
    made,
    person,
    async meet(one: string, other: string, start: Date, minutes: number) {
      const { body } = await gateway.rest(person(one).token, 'POST /contacts', {
        records: [recordOf(person(other), start, minutes)],
      });
      expect(body.data.accepted).toBe(1);
    },
  };
}
