import { formatNumber } from '../../../../lib/intl.ts';

export const texts = {
  everybody: 'Everybody',
  thoseFound: 'The people found',
  found: (people: string): string => `The ${people} found`,
  preparing: 'Preparing the export',
  exporting: (count: number): string => `Exporting ${formatNumber(count)} people`,
  exportingOf: (count: number, total: number): string =>
    `Exporting ${formatNumber(count)} of ${formatNumber(total)} people`,
  exportedAll: 'Everybody exported',
  exported: (people: string): string => `${people} exported`,
  cancel: 'Cancel',
};
