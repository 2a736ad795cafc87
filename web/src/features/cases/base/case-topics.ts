import type { InsightsTopic } from '../../../generated/graphql.ts';

/** Topics of live updates for screens of cases. */
export const caseTopics: readonly InsightsTopic[] = ['CASES', 'STATUS'];
