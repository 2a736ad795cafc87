import { beforeAll, describe, expect, it } from 'vitest';
import { type MadeCompany, makeCompany } from '../../test/factories.js';
import { useTestGateway } from '../../test/hooks.js';

const gateway = useTestGateway();
let made: MadeCompany;
let other: MadeCompany;
beforeAll(async () => {
  [made, other] = await Promise.all([makeCompany(gateway.app), makeCompany(gateway.app)]);
});

/** Refused by its name once it has arrived. */
const send = ({ token }: MadeCompany) => {
  const form = new FormData();
  form.set('csv', new File([new Uint8Array(15 * 1024 * 1024)], 'people.txt'));
  return gateway.restForm(token, 'POST /employee/csv-upload', form);
};

describe('files in memory', () => {
  it("a company's files get 503 beyond 40 MB, another company's are accepted", async () => {
    const [first, second, third, others] = await Promise.all([
      send(made),
      send(made),
      send(made),
      send(other),
    ]);
    expect([first.status, second.status, third.status, others.status]).toEqual([
      400, 400, 503, 400,
    ]);
    expect(third.headers['retry-after']).toBe('5');
  });

  it('the memory of a file is released with the response', async () => {
    for (let count = 0; count < 4; count += 1) expect((await send(made)).status).toBe(400);
  });
});
