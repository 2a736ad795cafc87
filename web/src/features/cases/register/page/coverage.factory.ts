import {
  CaseCoverageDocument,
  CaseRoomsDocument,
  type CaseCoverageQuery,
  type CaseRoomsQuery,
} from '../../../../generated/graphql.ts';
import { anEmployee } from '../../../../testing/factories.ts';
import { answer } from '../../../../testing/server.ts';

type Coverage = NonNullable<CaseCoverageQuery['case']['coverage']>;
type SharedRoom = CaseRoomsQuery['case']['sharedRooms']['items'][number];

/** Announces which phones reported in the window of the case: all of them, unless overridden. */
export const answerCoverage = ({ id }: { id: string }, coverage: Partial<Coverage> = {}) =>
  answer(CaseCoverageDocument, {
    case: {
      id,
      coverage: {
        days: [{ day: '2025-05-02', phone: 'REPORTED' }],
        colleagues: 3,
        silentColleagues: { total: 0, items: [] },
        ...coverage,
      },
    },
  });

/** Ben, whom the canteen camera saw beside the person of a case for 9 minutes. */
export const aSharedRoom = (overrides: Partial<SharedRoom> = {}): SharedRoom => ({
  person: anEmployee({ name: 'Ben Ng', code: 'E8', department: 'Sales', phone: '8123 4567' }),
  cameraId: '019a0000-0000-7000-8000-0000000000ca',
  cameraCode: 'canteen-1',
  roomName: 'Canteen',
  roomNumber: '1-04',
  firstAt: '2025-05-05T03:00:00.000Z',
  lastAt: '2025-05-06T03:12:00.000Z',
  minutes: 9,
  ...overrides,
});

/** Announces these people as seen in the same rooms. */
export const answerRooms = (
  { id }: { id: string },
  items: SharedRoom[],
  total: number = items.length,
) => answer(CaseRoomsDocument, { case: { id, sharedRooms: { total, items } } });
