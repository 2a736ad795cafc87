import { paths } from '../../lib/paths.ts';
import { texts } from './public-texts.ts';

/** Links of the public site. */
export const places = [
  { label: texts.guideInMenu, to: paths.guide },
  { label: texts.contactInMenu, to: paths.contact },
  { label: texts.plansInMenu, to: paths.plans },
];
