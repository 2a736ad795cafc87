import type { GuideRequestType } from '../../../generated/graphql.ts';
import { texts } from '../texts.ts';

export const typeWords: Record<GuideRequestType, string> = {
  STUDENT: texts.student,
  PROFESSIONAL: texts.professional,
};
