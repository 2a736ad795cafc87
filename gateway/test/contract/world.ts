import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { enterprisePlanId } from '../../src/features/company/plans/plan.service.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeAdministrator,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../factories.js';
import { makeNotice } from '../notices.js';
import { startTestGateway, type TestGateway } from '../run-document.js';
import { type Answer, type Call, OldClient } from './client.js';

const hour = 3_600_000;

/** Who may send a request. */
export type Who = 'camera' | 'company' | 'employee' | 'provider' | 'visitor';

export interface MadeCamera {
  id: string;
  /** Camera id. */
  code: string;
  key: string;
}

/** A gateway on a port, two companies, the provider, and something in every list. */
export interface World {
  gateway: TestGateway;
  send(call: Call): Promise<Answer>;
  mine: MadeCompany;
  theirs: MadeCompany;
  provider: { email: string; password: string; token: string };
  /** The phone of an employee of mine who met the positive one. */
  phone: MadeEmployee;
  /** 6 digits that sign the phone in. */
  digits: string;
  sick: MadeEmployee;
  camera: MadeCamera;
  /** Id of a notice to the phone's employee. */
  notice: string;
  /** Headers that make a request this one's. */
  as(who: Who): Record<string, string>;
  newPerson(of?: MadeCompany): Promise<MadeEmployee>;
  newCamera(of?: MadeCompany): Promise<MadeCamera>;
  /** Gives every budget of tries back. */
  forgetTries(): Promise<void>;
  stop(): Promise<void>;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const cameraFields = (code = `cam-${randomUUID()}`) => ({
  company_name: 'Somebody Else',
  company_id: randomUUID(),
  id: code,
  camera_location: [1.3, 103.8],
  camera_room_number: '12',
  camera_room_name: 'Loading bay',
  safe_distance: 6,
  time_lag: 2,
  is_cctv: true,
  cctv_feed_url: 'rtsp://10.0.0.4/stream',
});

export async function makeWorld(): Promise<World> {
  const gateway = await startTestGateway();
  await gateway.server.listen({ port: 0, host: '127.0.0.1' });
  const client = new OldClient((gateway.server.server.address() as AddressInfo).port);
  const { app } = gateway;
  const { owner } = app;

  const mine = await makeCompany(app, { planId: enterprisePlanId });
  const theirs = await makeCompany(app, { planId: enterprisePlanId });
  const provider = await makeAdministrator(app);
  const today = new Date().toISOString().slice(0, 10);
  const sick = await makeEmployee(app, mine, { isPositive: true, positiveDate: today });
  const digits = '204816';
  const passwordHash = await app.passwords.hash(digits);
  const phone = await makeEmployee(app, mine, { name: 'Ben Ong', passwordHash });
  const newCamera = async (of: MadeCompany = mine): Promise<MadeCamera> => {
    const code = `cam-${randomUUID()}`;
    const { body } = await gateway.rest(of.token, 'POST /camera/new', cameraFields(code));
    return { id: body.data._id as string, code, key: body.data.camera_key as string };
  };
  const camera = await newCamera();
  await fillLists(gateway, mine, [sick, phone]);
  const notice = await makeNotice(app, phone);

  const headersByCaller: Record<Who, Record<string, string>> = {
    camera: { 'x-camera-key': camera.key },
    company: bearer(mine.token),
    employee: bearer(phone.token),
    provider: bearer(provider.token),
    visitor: {},
  };
  return {
    gateway,
    send: (call) => client.send(call),
    mine,
    theirs,
    provider,
    phone,
    digits,
    sick,
    camera,
    notice,
    as: (who) => headersByCaller[who],
    newPerson: (of = mine) => makeEmployee(app, of),
    newCamera,
    async forgetTries() {
      await owner.query('DELETE FROM rate_limit');
    },
    async stop() {
      client.close();
      await gateway.stop();
    },
  };
}

/** A chain of meetings of three levels, one report of health, and people without either. */
async function fillLists(
  gateway: TestGateway,
  mine: MadeCompany,
  [sick, phone]: [MadeEmployee, MadeEmployee],
): Promise<void> {
  const second = await makeEmployee(gateway.app, mine, { name: 'Carla Diaz' });
  const third = await makeEmployee(gateway.app, mine, { name: 'Dora Tan' });
  const chain = [sick, phone, second, third];
  for (const [index, person] of chain.slice(0, 3).entries()) {
    const start = new Date(Date.now() - (3 - index) * hour);
    await gateway.rest(person.token, 'POST /contacts', {
      records: [recordOf(chain[index + 1] as MadeEmployee, start, 30)],
    });
  }
  await gateway.rest(phone.token, 'POST /health/new', { bluetooth_status: true });
}
