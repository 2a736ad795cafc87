import { makePhotoBomb } from '../hostile-images.js';
import type { Attack } from './attack.js';
import type { HttpRequest } from '../http-client.js';
import { formRequest } from './attack-client.js';

/** Unpacks to 200 MB. */
const bombSide = 4999;
/** Unpacks to 48 MB, the most that the gateway decodes. */
const allowedSide = 2449;

/** Attacks by employees who upload their own photo. */
export const photoAttacks: readonly Attack[] = [
  photoAttack('photo bombs, interlaced', 20, { side: bombSide, interlaced: true }),
  photoAttack('photo bombs, not interlaced', 30, { side: bombSide, interlaced: false }),
  photoAttack('largest allowed photos', 30, { side: allowedSide, interlaced: false }),
];

function photoAttack(
  name: string,
  atOnce: number,
  bomb: Parameters<typeof makePhotoBomb>[0],
): Attack {
  return {
    name: `${name}, ${atOnce} at once`,
    atOnce,
    expected: ['200', '400', '413', '429', '503', 'cut'],
    run: async (client, { phones }, size) => {
      const photo = new File([new Uint8Array(await makePhotoBomb(bomb))], 'photo.png');
      const requests = await Promise.all(phones.map((phone) => photoRequest(phone, photo)));
      await client.burst(size, (at) => requests[at % requests.length] ?? requests[0]!);
    },
  };
}

async function photoRequest(
  { employeeId, token }: { employeeId: string; token: string },
  photo: File,
): Promise<HttpRequest> {
  const form = new FormData();
  form.set('profile_photo', photo);
  const path = `/api/employee/profile-photo/${employeeId}`;
  const request = await formRequest('PATCH', path, form);
  request.headers['authorization'] = `Bearer ${token}`;
  return request;
}
