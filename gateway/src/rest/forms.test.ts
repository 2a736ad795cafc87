import { Agent } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { formRequest } from '../../test/attacks/attack-client.js';
import { useTestGateway } from '../../test/hooks.js';
import { type MadeCompany, makeCompany } from '../../test/factories.js';
import { sendRequest } from '../../test/http-client.js';

const gateway = useTestGateway();
let made: MadeCompany;
let url: string;
beforeAll(async () => {
  made = await makeCompany(gateway.app);
  url = await gateway.server.listen({ port: 0, host: '127.0.0.1' });
});

it('refuses a form with thousands of parts and serves the next request of its connection', async () => {
  const form = new FormData();
  for (let part = 0; part < 5000; part += 1) form.set(`part${part}`, 'x');
  form.set('csv', new File(['NAME,EMAIL'], 'people.csv'));
  const request = await formRequest('POST', '/api/employee/csv-upload', form);
  request.headers['authorization'] = `Bearer ${made.token}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let time = 0; time < 2; time += 1) {
    const { status, text } = await sendRequest(url, request, { agent });
    expect([status, JSON.parse(text)]).toEqual([
      413,
      { success: false, message: 'The form has too many parts' },
    ]);
  }
  agent.destroy();
});
