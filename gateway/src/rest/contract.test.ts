import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../test/contract/ask.js';
import { contractRows } from '../../test/contract/rows.js';
import { namelessCall } from '../../test/contract/sampled-rows.js';
import { object, oneOf, text } from '../../test/contract/shapes.js';
import { makeWorld, type World } from '../../test/contract/world.js';
import { routes } from './routes.js';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

describe('the route table', () => {
  it('lists exactly the rows of the contract', () => {
    const mounted = routes.map(({ method, path }) => namelessCall(`${method} ${path}`));
    expect(mounted.toSorted()).toEqual(
      contractRows.map(({ call }) => namelessCall(call)).toSorted(),
    );
  });

  it('returns the documented status for each row', () => {
    const statuses = (rows: { call: string; status: number }[]) =>
      new Map(rows.map(({ call, status }) => [namelessCall(call), status]));
    const mounted = routes.map(({ method, path, status }) => ({
      call: `${method} ${path}`,
      status,
    }));
    expect(statuses(mounted)).toEqual(statuses(contractRows));
  });
});

describe.each(contractRows)('$call', (row) => {
  it.each(row.who)('returns the documented keys to the %s', async (who) => {
    const sample = await row.sample(world, who);
    const answer = await ask(world, row, who, sample);
    expect([answer.status, answer.text]).toEqual([row.status, expect.anything()]);
    const shape = object({ success: oneOf(true), ...row.answer(who) }, { message: text });
    expect(shape(answer.body, 'body')).toEqual([]);
  });
});
