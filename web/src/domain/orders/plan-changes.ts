import { formatNumber } from '../../intl.ts';

/** As much of a plan as a change to it is described by. */
export interface ComparedPlan {
  maxEmployees: number;
  access: readonly string[];
}

/** What a plan includes, by the gateway's names. */
const features: Record<string, { added: string; removed: string }> = {
  mobile: {
    added: 'Contact tracing with the mobile app',
    removed: 'No contact tracing with the mobile app',
  },
  camera: {
    added: 'Computer Vision with cameras',
    removed: 'No Computer Vision: cameras and what they recorded are kept, but not shown',
  },
  'on-premise': { added: 'On your own premises', removed: 'No longer on your own premises' },
};

/** Lists what is different with another plan, a sentence each. */
export const listPlanChanges = (present: ComparedPlan, next: ComparedPlan): string[] => {
  const room =
    next.maxEmployees === present.maxEmployees
      ? []
      : [
          `Room for ${formatNumber(next.maxEmployees)} employees instead of ${formatNumber(present.maxEmployees)}`,
        ];
  const added = next.access.filter((feature) => !present.access.includes(feature));
  const removed = present.access.filter((feature) => !next.access.includes(feature));
  return [
    ...room,
    ...added.map((feature) => features[feature]?.added ?? `Adds ${feature}`),
    ...removed.map((feature) => features[feature]?.removed ?? `Without ${feature}`),
  ];
};
