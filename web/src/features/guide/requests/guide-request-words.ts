import type { GuideRequestType } from '../../../generated/graphql.ts';
import { texts } from '../texts.ts';

/** What somebody who asks for the guide is. */
export const typeWords: Record<GuideRequestType, string> = {
  STUDENT: texts.student,
  PROFESSIONAL: texts.professional,
};
