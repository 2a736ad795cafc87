import { describe, expect, it, vi } from 'vitest';
import { makeCompany, makeEmployee } from '../../../../test/factories.js';
import { makePhoto } from '../../../../test/hostile-images.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { poolOf } from '../../../database/tenant.js';

const gateway = useTestGateway();

const mutation =
  'mutation ($id: UUID!, $file: Upload!) { uploadEmployeePhoto(input: { employee: { id: $id }, photo: $file }) { id photo } }';
const upload = async (token: string, id: string) => {
  const file = new File([new Uint8Array(await makePhoto('jpeg'))], 'photo.jpg');
  return gateway.upload(token, mutation, { id }, file);
};

describe('uploadEmployeePhoto under load', () => {
  it('holds no connection of the database while a photo waits to be decoded', async () => {
    const made = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, made);
    const pool = poolOf(gateway.app.dataSource);
    const { limits } = gateway.app;
    const taken = vi.spyOn(limits, 'takeOrRefuse').mockImplementationOnce(async () => {
      expect(pool.totalCount - pool.idleCount).toBe(0);
    });
    const { errors } = await upload(made.token, employee.id);
    expect(errors).toBeUndefined();
    expect(taken).toHaveBeenCalledWith('photo', expect.stringContaining(made.company.id));
    taken.mockRestore();
  });

  it('refuses the 61st photo by one person within 15 minutes, over GraphQL and REST', async () => {
    const made = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, made);
    const { id } = phone.employee;
    const { limits } = gateway.app;
    for (let count = 0; count < 60; count += 1)
      await limits.take('photo', `${made.company.id}:${id}`);
    const refused = await upload(phone.token, id);
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    });
    const form = new FormData();
    form.set('profile_photo', new File([new Uint8Array(await makePhoto('jpeg'))], 'me.jpg'));
    const rest = await gateway.restForm(phone.token, `PATCH /employee/profile-photo/${id}`, form);
    expect([rest.status, Number(rest.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await upload(made.token, id)).errors).toBeUndefined();
  });
});
