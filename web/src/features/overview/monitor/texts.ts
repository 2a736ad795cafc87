import { formatCount, plural } from '../../../lib/intl.ts';

export const texts = {
  noPhone: 'no phone reported in 24 hours',
  noCamera: 'no camera reported in 24 hours',
  by: (source: string, finding: string): string => `by ${source}: ${finding}`,
  notKnown: 'Not known',
  documentTitle: 'Monitor · VisionCloud',
  pageTitle: 'Live monitor',
  figuresFailed: 'The figures could not be loaded.',
  activePeople: 'Number of people active (Last 2 hrs)',
  leaveFullScreen: 'Exit full screen',
  fullScreen: 'Full screen',
  updated: (time: string): string => `Updated ${time}`,
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
  noData: 'No data yet',
  safetyIndicator: 'Safety Indicator',
  rooms: 'Rooms today',
  noCameras: 'No cameras. Breaches are reported by phones.',
  moreRooms: (count: number): string => `and ${count} more rooms`,
  breaches: (count: number): string =>
    `${formatCount(count, { one: 'breach', other: 'breaches' })} in the last 24 hours`,
  breachesMostFrom: (count: number, time: string, most: number): string =>
    `${formatCount(count, { one: 'breach', other: 'breaches' })} in the last 24 hours, most of them from ${time}: ${most}`,
  breachesBy: (count: number, source: string): string =>
    `${plural(count, { one: 'breach', other: 'breaches' })} in 24 hours, by ${source}`,
  outdatedSince: (time: string): string => `Not up to date since ${time}`,
  breachesCount: { one: 'breach', other: 'breaches' },
};
