import type { GuideRequestType } from '../../../generated/graphql.ts';
import { texts } from '../../site/guide/texts.ts';

export const typeWords: Record<GuideRequestType, string> = {
  STUDENT: texts.student,
  PROFESSIONAL: texts.professional,
};
