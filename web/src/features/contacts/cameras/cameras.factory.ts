import type { Unmasked } from '@apollo/client';
import type {
  CameraDrawer_CameraFragment,
  CameraPlanQuery,
  CamerasPageQuery,
} from '../../../generated/graphql.ts';

type Page = Unmasked<CamerasPageQuery>;
type Plan = Unmasked<CameraPlanQuery>;

export type CameraRecord = CameraDrawer_CameraFragment;

let made = 0;

/** Creates a camera of Acme. */
export const aCamera = (overrides: Partial<CameraRecord> = {}): CameraRecord => {
  made += 1;
  return {
    id: `01900000-0000-7000-8000-${String(900_000 + made).padStart(12, '0')}`,
    code: `C${made}`,
    roomName: `Room ${made}`,
    roomNumber: `1-${made}`,
    latitude: 1.28,
    longitude: 103.85 + made / 10_000,
    safeDistance: 6,
    timeLag: 5,
    isCctv: true,
    feedUrl: `rtsp://cameras.acme.test/${made}`,
    region: [],
    keyMadeAt: '2026-01-05T01:00:00.000Z',
    lastReportedAt: null,
    createdAt: '2026-01-05T01:00:00.000Z',
    ...overrides,
  };
};

/** Creates a page of the list. */
export const cameraPage = (items: CameraRecord[], total = items.length): Page => ({
  cameras: { items: [...items], total },
});

/** Creates today's rooms. */
export const cameraPlan = (
  items: CameraRecord[],
  byRooms: Plan['breachHistory']['byRooms'] = [],
): Plan => ({
  cameras: { items: [...items], total: items.length },
  breachHistory: { isStale: false, byRooms },
});
