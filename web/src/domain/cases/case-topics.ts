import type { InsightsTopic } from '../../generated/graphql.ts';

/** Changes that screens of cases follow. */
export const caseTopics: readonly InsightsTopic[] = ['CASES', 'STATUS'];
