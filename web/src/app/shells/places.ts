import { paths } from '../../paths.ts';

/** Links of the public site. */
export const places = [
  { label: 'Guide', to: paths.guide },
  { label: 'Contact Us', to: paths.contact },
  { label: 'PRICING', to: paths.plans },
];
