import { texts } from './texts.tsx';

/** Fields of a plan that describe a change. */
export interface ComparedPlan {
  maxEmployees: number;
  access: readonly string[];
}

/** Features of a plan, by the gateway's names. */
const addedFeatures: Record<string, string> = texts.addedFeatures;
const removedFeatures: Record<string, string> = texts.removedFeatures;

/** Returns a sentence for each difference between two plans. */
export const listPlanChanges = (present: ComparedPlan, next: ComparedPlan): string[] => {
  const room =
    next.maxEmployees === present.maxEmployees
      ? []
      : [texts.room(next.maxEmployees, present.maxEmployees)];
  const added = next.access.filter((feature) => !present.access.includes(feature));
  const removed = present.access.filter((feature) => !next.access.includes(feature));
  return [
    ...room,
    ...added.map((feature) => addedFeatures[feature] ?? texts.addsFeature(feature)),
    ...removed.map((feature) => removedFeatures[feature] ?? texts.withoutFeature(feature)),
  ];
};
