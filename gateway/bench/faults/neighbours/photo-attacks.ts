import { photoBomb } from '../../../src/testing/hostile-images.js';
import type { Attack } from './attack.js';
import { type AttackRequest, formRequest } from './attack-client.js';

/** Attacks by employees who set their own photo. */
export const photoAttacks: readonly Attack[] = [
  { name: 'photo bombs, interlaced, 20 at once', atOnce: 20, interlaced: true },
  { name: 'photo bombs, not interlaced, 30 at once', atOnce: 30, interlaced: false },
].map(({ name, atOnce, interlaced }) => ({
  name,
  atOnce,
  expected: ['200', '400', '413', '429', '503', 'cut'],
  run: async (client, { phones }, size) => {
    const photo = new File([new Uint8Array(await photoBomb(interlaced))], 'photo.png');
    const requests = await Promise.all(phones.map((phone) => photoRequest(phone, photo)));
    await client.burst(size, (at) => requests[at % requests.length] ?? requests[0]!);
  },
}));

async function photoRequest(
  { employeeId, token }: { employeeId: string; token: string },
  photo: File,
): Promise<AttackRequest> {
  const form = new FormData();
  form.set('profile_photo', photo);
  const path = `/api/employee/profile-photo/${employeeId}`;
  const request = await formRequest('PATCH', path, form);
  request.headers['authorization'] = `Bearer ${token}`;
  return request;
}
