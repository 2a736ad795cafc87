import {
  ContestAccountDocument,
  ContestPreviewDocument,
  type Contest_ContestFragment as Contest,
  type ContestEffects_PreviewFragment as Preview,
  type ContestRequest_RequestFragment as Request,
} from '../../../generated/graphql.ts';
import { answer } from '../../../testing/server.ts';

/** Contests for tests. */

let made = 0;
const nextId = (): string => {
  made += 1;
  return `01900000-0000-7000-a000-${String(made).padStart(12, '0')}`;
};

const aPerson = (name: string) => ({ id: nextId(), name, code: `E-${name}`, isDeleted: false });

/** Creates a contest in force of Ana and Ben on 17 November, 10:05 to 10:27 in Singapore. */
export const aContest = (overrides: Partial<Contest> = {}): Contest => ({
  id: nextId(),
  person: aPerson('Ana'),
  other: aPerson('Ben'),
  source: 'MOBILE',
  from: '2025-11-17T02:05:00.000Z',
  until: '2025-11-17T02:27:00.000Z',
  reason: 'WALL_BETWEEN',
  note: 'Glass in room 2',
  state: 'IN_FORCE',
  contestedAt: '2025-11-18T01:00:00.000Z',
  contestedBy: 'anna@acme.test',
  confirmedAt: null,
  confirmedBy: null,
  takenBackAt: null,
  takenBackBy: null,
  requestId: null,
  ...overrides,
});

/** Creates Ana's request that 17 November should not count. */
export const aRequest = (overrides: Partial<Request> = {}): Request => ({
  id: nextId(),
  person: { ...aPerson('Ana'), department: 'Sales' },
  from: '2025-11-16T16:00:00.000Z',
  until: '2025-11-17T16:00:00.000Z',
  reason: 'OTHER',
  note: 'I was not there',
  requestedAt: '2025-11-18T01:00:00.000Z',
  state: 'OPEN',
  decidedAt: null,
  decidedBy: null,
  answer: '',
  contests: [],
  ...overrides,
});

/** Effects on 22 minutes and nobody's exposure. */
export const aPreview = (overrides: Partial<Preview> = {}): Preview => ({
  contactMinutes: 22,
  people: [],
  ...overrides,
});

/** Creates a person of a preview. */
export const anEffect = (
  name: string,
  overrides: Partial<Preview['people'][number]> = {},
): Preview['people'][number] => ({
  person: { id: nextId(), name },
  disease: 'COVID_19',
  effect: 'NO_LONGER_EXPOSED',
  quarantineBefore: '2025-12-01',
  quarantineAfter: null,
  ...overrides,
});

/** Mocks the signed-in account, and whether contests need a second person. */
export const answerAccount = (
  contestsNeedConfirmation = false,
  contestsNeedConfirmationUntil: string | null = null,
) =>
  answer(ContestAccountDocument, {
    viewer: {
      email: 'anna@acme.test',
      company: { id: 'acme', contestsNeedConfirmation, contestsNeedConfirmationUntil },
    },
  });

/** Mocks the preview of a contest, and returns the requested variables. */
export const answerPreview = (preview: Preview = aPreview()) =>
  answer(ContestPreviewDocument, { preview });
