import { formatCount } from '../../../lib/intl.ts';

export const texts = {
  openTracingOf: (name: string): string => `Open tracing of ${name}`,
  openTracing: 'Open tracing',
  tryAgain: 'Try again',
  isLoading: 'Tracing contacts',
  exposed: 'Exposed',
  level: (level: number): string => `Level ${level}`,
  people: { one: 'person', other: 'people' },
  byHand: (people: string): string => `and ${people} by contacts added by hand`,
  safetyIndicator: 'Safety Indicator',
  person: 'Person',
  status: 'Status',
  positiveCases: 'Positive cases',
  exposedBy: (source: string): string => `People exposed in a meeting that ${source} reported.`,
  nobodyPositive: 'Nobody is marked positive',
  nobodyPositiveHelp:
    'When somebody tests positive, set their status in the Employee Directory. The people exposed are then found at once.',
  goToDirectory: 'Go to the Employee Directory',
  tracing: 'Tracing',
  goToTracing: 'Go to tracing',
  noCase: 'Nobody is marked positive.',
  cases: (count: number): string =>
    `${formatCount(count, { one: 'positive case', other: 'positive cases' })}: see who was exposed.`,
  reportTitle: 'Report · VisionCloud',
  report: 'Report',
  insights: 'Insights',
};
