import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../durations.js';
import { inTenant, poolOf } from '../../../database/tenant.js';
import { listAudit } from '../../../../test/audit.js';
import { makeInvitation } from '../../../../test/app-codes.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { makePhoto } from '../../../../test/hostile-images.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { measureRetainedMemory } from '../../../../test/retained-memory.js';
import { makeNotice } from '../../../../test/notices.js';
import { waitForBusyConnections } from '../../../../test/waiting.js';

const gateway = useTestGateway();
let company: MadeCompany;
let ana: MadeEmployee;
let ben: MadeEmployee;
const start = new Date(Date.now() - 2 * HOUR);

beforeAll(async () => {
  company = await makeCompany(gateway.app);
  ana = await makeEmployee(gateway.app, company, { code: 'A/1 "é"', name: 'Ana Lim' });
  ben = await makeEmployee(gateway.app, company, { name: 'Ben Ong' });
  await gateway.rest(ana.token, 'POST /health/new', { make_model: 'One' });
  await gateway.rest(ana.token, 'POST /contacts', { records: [recordOf(ben, start, 20)] });
  await gateway.rest(ben.token, 'POST /contacts', {
    records: [{ ...recordOf(ana, new Date(start.getTime() + MINUTE), 3.5), distance: 4 }],
  });
  await gateway.rest(company.token, `PATCH /employee/${ana.employee.id}`, {
    is_conta_tracing: true,
  });
  const { data } = await gateway.graphql(company.token, '{ cases { items { id } } }');
  await gateway.graphql(
    company.token,
    `mutation { updateCase(input: { id: "${data.cases.items[0].id}", version: 1, notes: "Called in" }) { id } }`,
  );
  await makeInvitation(gateway.app, ana.employee);
});

describe('GET /api/employee/{id}/data', () => {
  it('returns everything stored about a person, as a file', async () => {
    const answer = await gateway.rest(company.token, `GET /employee/${ana.employee.id}/data`);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition':
        'attachment; filename="employee_A_1____.json"; filename*=UTF-8\'\'employee_A%2F1%20%22%C3%A9%22.json',
    });
    const { employee, statusHistory, cases, invitations, health, contacts } = answer.body;
    expect(employee).toMatchObject({
      id: ana.employee.id,
      employeeId: 'A/1 "é"',
      name: 'Ana Lim',
      isPositive: true,
      hasPassword: false,
    });
    expect(statusHistory).toMatchObject([{ isPositive: true, positiveDate: null }]);
    expect(cases).toMatchObject([
      {
        number: 1,
        disease: 'COVID_19',
        classification: 'CONFIRMED',
        notes: 'Called in',
        closedAt: null,
        log: [
          { act: 'OPENED', before: {}, after: { classification: 'CONFIRMED' }, undoneAt: null },
          { act: 'CHANGED', before: { notes: '' }, after: { notes: 'Called in' } },
        ],
      },
    ]);
    expect(answer.text).not.toContain(company.email);
    expect(invitations).toMatchObject([{ usedAt: null }]);
    expect(health).toMatchObject([{ makeModel: 'One', bluetoothStatus: null }]);
    expect(contacts).toEqual([
      {
        startedAt: start.toISOString(),
        endedAt: new Date(start.getTime() + 20 * MINUTE).toISOString(),
        minutes: 20,
        source: 'mobile',
        distanceInFeet: null,
        otherId: ben.employee.id,
        isOwnReport: true,
      },
      expect.objectContaining({ minutes: 3.5, distanceInFeet: 4, isOwnReport: false }),
    ]);
    expect(answer.text).not.toContain('Ben');
    expect(answer.text).not.toContain('password_hash');
  });

  it('contains the follow-up of an exposed person, without the names of the case and of members', async () => {
    const followUp = makeFollowUpClient(gateway, company);
    await followUp.recount();
    await followUp.act(await followUp.rows(), { kind: 'INFORMED', channel: 'CALL' });
    const answer = await gateway.rest(company.token, `GET /employee/${ben.employee.id}/data`);
    expect(answer.body.followUps).toMatchObject([
      { disease: 'COVID_19', acts: [{ kind: 'INFORMED', channel: 'CALL', undoneAt: null }] },
    ]);
    expect(answer.text).not.toContain('Ana');
    expect(answer.text).not.toContain(company.email);
  });

  it('includes the photo with its media type, and null once it is removed', async () => {
    const { employee } = await makeEmployee(gateway.app, company);
    const file = new File([new Uint8Array(await makePhoto('jpeg', 900, 600))], 'photo.jpg');
    const upload =
      'mutation ($id: UUID!, $file: Upload!) { uploadEmployeePhoto(input: { employee: { id: $id }, photo: $file }) { photo } }';
    const { data } = await gateway.upload(company.token, upload, { id: employee.id }, file);
    const { rawPayload: stored } = await gateway.server.inject(
      data.uploadEmployeePhoto.photo as string,
    );
    const photo = async () =>
      (await gateway.rest(company.token, `GET /employee/${employee.id}/data`)).body.photo;
    expect(await photo()).toEqual({ mediaType: 'image/webp', base64: stored.toString('base64') });
    const remove = 'mutation ($id: UUID!) { deleteEmployeePhoto(employee: { id: $id }) { photo } }';
    expect((await gateway.graphql(company.token, remove, { id: employee.id })).errors).toBe(
      undefined,
    );
    expect(await photo()).toBe(null);
  });

  it('finds a person by code, and returns empty lists', async () => {
    const code = encodeURIComponent(String(ben.employee.code));
    const { body } = await gateway.rest(company.token, `GET /employee/${code}/data`);
    expect(body).toMatchObject({
      employee: { name: 'Ben Ong' },
      photo: null,
      statusHistory: [],
      health: [],
    });
    expect(body.contacts).toHaveLength(2);
  });

  it('contains the notices to the person', async () => {
    const id = await makeNotice(gateway.app, ana);
    const { body } = await gateway.rest(company.token, `GET /employee/${ana.employee.id}/data`);
    expect(body.notices).toEqual([
      {
        kind: 'EXPOSURE',
        disease: 'COVID_19',
        subject: 'A message',
        text: 'You may have been exposed.',
        sentAt: expect.any(String),
        deliveredAt: null,
        readAt: null,
      },
    ]);
    await gateway.app.owner.query('DELETE FROM notice WHERE id = $1', [id]);
  });

  it('writes an audit entry', async () => {
    expect(await listAudit(gateway.app, company)).toContainEqual({
      action: 'EMPLOYEE_EXPORTED',
      actor: company.email,
      detail: `employee ${ana.employee.id}`,
    });
  });

  it('returns the same 404 for unknown and deleted people and those of other companies', async () => {
    const other = await makeCompany(gateway.app);
    const stranger = await makeEmployee(gateway.app, other);
    const gone = await makeEmployee(gateway.app, company);
    await gateway.rest(company.token, `DELETE /employee/${gone.employee.id}`);
    const answers = [];
    // Sequential, since a company may download only a few files at a time.
    for (const id of [
      stranger.employee.id,
      stranger.employee.code,
      gone.employee.id,
      randomUUID(),
      'nobody',
    ])
      answers.push(await gateway.rest(company.token, `GET /employee/${id}/data`));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([answers[0]?.status, answers[0]?.body]).toEqual([
      404,
      { success: false, message: 'Not found' },
    ]);
  });

  it('refuses visitors and phones', async () => {
    const path = `GET /employee/${ana.employee.id}/data`;
    expect((await gateway.rest(null, path)).status).toBe(401);
    const ended = await gateway.rest('nonsense', path);
    expect([ended.status, ended.body.errorCode]).toEqual([401, 401]);
    expect((await gateway.rest(ana.token, path)).status).toBe(403);
  });

  it('streams long lists, and frees its connection when the client disconnects', async () => {
    const long = await makeEmployee(gateway.app, company);
    await inTenant(gateway.app.dataSource, company.company.id, (db) =>
      db.unnamed(
        `INSERT INTO health_record (company_id, id, employee_id, make_model, created_at)
         SELECT $1, gen_random_uuid(), $2, repeat('x', 1000), now() - n * interval '1 minute' FROM generate_series(1, 20000) AS n RETURNING 1`,
        [company.company.id, long.employee.id],
      ),
    );
    const path = `/employee/${long.employee.id}/data`;
    const whole = await gateway.rest(company.token, `GET ${path}`);
    expect(whole.body.health).toHaveLength(20_000);
    const moments = whole.body.health.map(({ reportedAt }: { reportedAt: string }) => reportedAt);
    expect(moments).toEqual(moments.toSorted());

    const address = await gateway.server.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${company.token}` };
    for (let turn = 0; turn < 20; turn += 1) {
      const disconnect = new AbortController();
      const { body } = await fetch(`${address}/api${path}`, { headers, signal: disconnect.signal });
      await body?.getReader().read();
      disconnect.abort();
    }
    await waitForBusyConnections(poolOf(gateway.app.dataSource), 0);
    const size = Buffer.byteLength(whole.text);
    const before = measureRetainedMemory();
    let memoryUsed = Number.NaN;
    const slow = await fetch(`${address}/api${path}`, { headers });
    const reader = slow.body?.getReader();
    let bytes = 0;
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const isHalf = bytes < size / 2 && bytes + part.value.length >= size / 2;
      bytes += part.value.length;
      if (isHalf) memoryUsed = measureRetainedMemory() - before;
    }
    expect(bytes).toBe(size);
    expect(memoryUsed).toBeLessThan(size / 3);
  });
});
