import { IsNull } from 'typeorm';
import { HOUR } from '../durations.js';
import { cameraKeyFormat, hashKey } from '../access/key-format.js';
import type { TenantTransaction } from '../database/tenant.js';
import {
  touchLastReported,
  type CountedBreach,
  storeCountedBreaches,
} from '../features/contacts/records/breach.queries.js';
import { Camera } from '../features/contacts/records/camera.entity.js';
import { addDays, toDay, demoCompanyId, getMidnight, getWeekday } from './people.js';
import { Random } from './random.js';

/** A camera of the demo company. */
interface DemoCamera {
  code: string;
  room: string;
  number: string;
  /** Breaches in its busiest hour. */
  busiest: number;
  /** Share of that by hour of the day. */
  day: Record<number, number>;
}

const rooms: DemoCamera[] = [
  {
    code: 'dock-1',
    room: 'Loading dock',
    number: '0-01',
    busiest: 3,
    day: { 6: 0.8, 7: 1, 8: 0.6, 10: 0.3, 13: 0.5, 14: 1, 15: 0.6, 21: 0.4 },
  },
  {
    code: 'canteen-1',
    room: 'Canteen',
    number: '1-04',
    busiest: 6,
    day: { 8: 0.3, 11: 0.5, 12: 1, 13: 0.8, 17: 0.2, 19: 0.3 },
  },
  {
    code: 'packing-1',
    room: 'Packing hall',
    number: '0-03',
    busiest: 2,
    day: { 7: 0.5, 9: 1, 11: 0.7, 14: 0.8, 16: 0.6, 20: 0.4 },
  },
  {
    code: 'meeting-2',
    room: 'Meeting room 2',
    number: '2-02',
    busiest: 1,
    day: { 9: 0.6, 10: 1, 14: 0.7, 16: 0.5 },
  },
];

const getCameraId = (index: number): string =>
  new Random('demo camera', index).uuid(Date.UTC(2026, 0, 5));

/** Creates the demo's cameras once, so that users can change and delete them. */
export async function createCameras(db: TenantTransaction, createdAt: Date): Promise<void> {
  const manager = await db.manager();
  if (await manager.existsBy(Camera, { companyId: demoCompanyId })) return;
  const cameras = rooms.map(({ code, room, number }, index) => ({
    companyId: demoCompanyId,
    id: getCameraId(index),
    code,
    roomName: room,
    roomNumber: number,
    latitude: (12_644 + index * 4) / 10_000,
    longitude: (1_038_222 + index * 3) / 10_000,
    safeDistance: 3,
    timeLag: 2,
    feedUrl: `rtsp://10.20.0.${11 + index}/stream`,
    // Nobody knows this key. To connect a real camera, rotate it.
    keyHash: hashKey(cameraKeyFormat.make({ companyId: demoCompanyId, id: getCameraId(index) })),
    createdAt,
  }));
  await manager.insert(Camera, cameras);
}

/** Stores the breaches that the remaining cameras report after one moment and until another. */
export async function storeBreaches(
  db: TenantTransaction,
  after: number,
  until: number,
): Promise<void> {
  const manager = await db.manager();
  const cameras = await manager.findBy(Camera, { companyId: demoCompanyId, deletedAt: IsNull() });
  for (const { id: cameraId } of cameras) {
    const index = rooms.findIndex((_room, at) => getCameraId(at) === cameraId);
    const breaches = index === -1 ? [] : listSentBreaches(index, after, until);
    if (breaches.length > 0) {
      const camera = { companyId: demoCompanyId, cameraId };
      await storeCountedBreaches(db, camera, breaches);
      await touchLastReported(db, camera);
    }
  }
}

/** Lists the breaches that a camera reports after one moment and until another. Deterministic. */
export function listSentBreaches(index: number, after: number, until: number): CountedBreach[] {
  const sent: CountedBreach[] = [];
  for (let at = toDay(after - HOUR); at <= toDay(until); at = addDays(at, 1))
    sent.push(...simulateBreaches(index, at).filter(({ end }) => end > after && end <= until));
  return sent;
}

function simulateBreaches(index: number, calendarDay: string): CountedBreach[] {
  const room = rooms[index];
  if (!room) return [];
  const random = new Random('breaches', `${index} ${calendarDay}`);
  const isWeekend = [0, 6].includes(getWeekday(calendarDay));
  return Object.entries(room.day).flatMap(([hourOfDay, share]) => {
    const expected = room.busiest * share * (isWeekend ? 0.3 : 1);
    const count = Math.round(expected * random.between(0.5, 1.5));
    return Array.from({ length: count }, () => {
      const start =
        getMidnight(calendarDay) +
        Math.round(Number(hourOfDay) * 3600 + random.between(0, 3540)) * 1000;
      return {
        id: random.uuid(start),
        start,
        end: start + Math.round(random.between(0.5, 6) * 60) * 1000,
        distance: Math.round(random.between(0.8, 2.9) * 10) / 10,
        people: 2 + Math.floor(random.between(0, room.busiest)),
      };
    });
  });
}
