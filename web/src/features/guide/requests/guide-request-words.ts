import type { GuideRequestType } from '../../../generated/graphql.ts';

/** What somebody who asks for the guide is. */
export const typeWords: Record<GuideRequestType, string> = {
  STUDENT: 'Student',
  PROFESSIONAL: 'Professional',
};
