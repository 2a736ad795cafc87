import { randomUUID } from 'node:crypto';
import { MemberRole, Role } from '../src/access/role.js';
import { makeApiKey } from './api-keys.js';
import { cameraFields } from './cameras.js';
import { type MadeCompany, makeAdministrator, makeEmployee, makeMember } from './factories.js';
import { startOwnFileSession } from './own-file.js';
import type { Sender, TestGateway } from './run-document.js';

/** Signs in a holder of each role. @returns their tokens and keys. */
export async function signInAllRoles(
  gateway: TestGateway,
  made: MadeCompany,
): Promise<Record<Role, Sender>> {
  const { app } = gateway;
  const members: Partial<Record<Role, Sender>> = {};
  for (const role of Object.values(MemberRole))
    members[role] = (await makeMember(app, made, role)).token;
  const camera = { ...cameraFields, id: `cam-${randomUUID()}` };
  const { body } = await gateway.rest(made.token, 'POST /camera/new', camera);
  return {
    ...(members as Record<MemberRole, Sender>),
    [Role.API_KEY]: (await makeApiKey(app, made)).key,
    [Role.CAMERA]: { 'X-Camera-Key': body.data.camera_key as string },
    [Role.EMPLOYEE]: (await makeEmployee(app, made)).token,
    [Role.OWN_FILE]: await startOwnFileSession(app, await makeEmployee(app, made)),
    [Role.PROVIDER_ADMIN]: (await makeAdministrator(app)).token,
  };
}
