import { formatCount, formatNumber } from '../../../lib/intl.ts';

/** Texts about breaches and the safety indicator. */
export const texts = {
  category: 'Category',
  categories: { MOBILE: 'Mobile', CAMERA: 'Computer Vision' },
  sources: { MOBILE: 'Mobile', CAMERA: 'Computer Vision', MANUAL: 'Added by hand' },
  levels: {
    GREEN: { word: 'Green', meaning: 'from 90%' },
    AMBER: { word: 'Amber', meaning: 'from 70%, below 90%' },
    RED: { word: 'Red', meaning: 'below 70%' },
  },
  noReport: 'No phone reported in the last 24 hours.',
  tooFewPhones: (active: number): string =>
    `Too few phones to say: ${formatCount(active, { one: 'person was', other: 'people were' })} active in the last 24 hours.`,
  tooFewPeople: 'Too few people for a figure that could not point to one of them.',
  withoutBreach: (withoutBreach: number, active: number): string =>
    `${formatNumber(withoutBreach)} of ${formatCount(active, { one: 'person', other: 'people' })} active in the last 24 hours had no breach`,
  noDataYet: 'No data yet',
};
