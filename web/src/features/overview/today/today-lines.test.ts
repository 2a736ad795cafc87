import { describe, expect, it } from 'vitest';
import type { TodayQuery } from '../../../generated/graphql.ts';
import { foldTodayLines, listTodayLines, sortTodayLines, type TodayKind } from './today-lines.ts';

const company = { id: '01900000-0000-7000-8000-000000000001' };
const camera = { id: '01900000-0000-7000-8000-00000000000c', code: 'dock-1' };
const dueAt = '2026-05-04T08:40:00.000Z';

const everything: TodayQuery = {
  dueFollowUps: [
    { step: 'RELEASE', followUps: 4, dueAt },
    { step: 'INFORM', followUps: 3, dueAt },
    { step: 'TEST', followUps: 2, dueAt },
    { step: 'CORRECT', followUps: 1, dueAt },
  ],
  silentPhones: { total: 5 },
  isolationsOver: { total: 10 },
  employeeReports: { total: 6 },
  exactRecordRequests: { total: 7 },
  immunityEvidence: { total: 11 },
  contestRequests: { total: 8 },
  contests: { total: 9 },
  cameras: { total: 1, items: [{ ...camera, lastReportedAt: dueAt }] },
  viewer: {
    company: {
      ...company,
      isMailSetUp: false,
      trial: { endsAt: dueAt, daysLeft: 2, isOver: false },
    },
  },
};

const inOrder: TodayKind[] = [
  'INFORM',
  'CORRECT',
  'TEST',
  'RELEASE',
  'ISOLATIONS',
  'REPORTS',
  'IMMUNITY',
  'EXACT_RECORDS',
  'CONTEST_REQUESTS',
  'CONTESTS',
  'SILENT_PHONES',
  'SILENT_CAMERAS',
  'NO_EMAIL',
  'TRIAL',
];

describe('sortTodayLines', () => {
  it('puts people first, and the email and the trial last, from any order', () => {
    const lines = inOrder.map((kind) => ({ kind }));
    for (let turn = 0; turn < lines.length; turn += 1) {
      const turned = [...lines.slice(turn), ...lines.slice(0, turn)];
      expect(sortTodayLines(turned)).toEqual(lines);
      expect(sortTodayLines(turned.toReversed())).toEqual(lines);
    }
  });
});

describe('listTodayLines', () => {
  it('lists everything that waits with its number, the most urgent first', () => {
    const lines = listTodayLines(everything);
    expect(lines.map(({ kind, count }) => [kind, count])).toEqual([
      ['INFORM', 3],
      ['CORRECT', 1],
      ['TEST', 2],
      ['RELEASE', 4],
      ['ISOLATIONS', 10],
      ['REPORTS', 6],
      ['IMMUNITY', 11],
      ['EXACT_RECORDS', 7],
      ['CONTEST_REQUESTS', 8],
      ['CONTESTS', 9],
      ['SILENT_PHONES', 5],
      ['SILENT_CAMERAS', 1],
      ['NO_EMAIL', 1],
      ['TRIAL', 2],
    ]);
    expect(lines.filter((line) => line.dueAt).map(({ kind }) => kind)).toEqual(['INFORM']);
    expect(lines.find(({ kind }) => kind === 'SILENT_CAMERAS')?.camera?.code).toBe('dock-1');
  });

  it('names no camera if several are silent', () => {
    const cameras = { total: 2, items: [{ ...camera, lastReportedAt: dueAt }] };
    expect(listTodayLines({ cameras, viewer: { company } })).toEqual([
      { kind: 'SILENT_CAMERAS', count: 2 },
    ]);
  });

  it('lists nothing that the viewer may not read, and nothing that is in order', () => {
    expect(listTodayLines({ viewer: { company } })).toEqual([]);
    expect(listTodayLines({ viewer: { company: null } })).toEqual([]);
    const set = { ...company, isMailSetUp: true, trial: null };
    expect(
      listTodayLines({ dueFollowUps: [], employeeReports: { total: 0 }, viewer: { company: set } }),
    ).toEqual([]);
  });
});

describe('foldTodayLines', () => {
  it.each([
    [0, 0, 0],
    [7, 7, 0],
    [8, 7, 1],
    [12, 7, 5],
  ])('of %i lines shows %i and folds %i', (lines, shown, folded) => {
    const split = foldTodayLines(Array.from({ length: lines }, (_, line) => line));
    expect([split.shown.length, split.folded.length]).toEqual([shown, folded]);
    expect([...split.shown, ...split.folded]).toHaveLength(lines);
  });
});
