import { findMergedGroups } from '../../../access/small-groups.js';
import type { Department } from '../../people/directory/employee.types.js';
import type { PairBreaches } from './insights.queries.js';
import type { DepartmentPairBreaches } from './insights.types.js';

/** Name of the departments that are too small to be shown. */
const otherDepartments = 'Other departments';

/**
 * Merges departments that are too small to be shown; most breaches first.
 * @param departments all departments with their sizes; null: all may be shown.
 */
export function mergeDepartments(
  pairs: readonly PairBreaches[],
  departments: readonly Department[] | null,
): DepartmentPairBreaches[] {
  if (departments === null) return pairs.map((pair) => ({ ...pair, isMerged: false }));
  const named = new Set(pairs.flatMap((pair) => [pair.department, pair.otherDepartment]));
  const merged = findMergedGroups(departments, named);
  const shown = new Map<string, DepartmentPairBreaches>();
  for (const pair of pairs) {
    const names = [pair.department, pair.otherDepartment];
    const [department = null, otherDepartment = null] = names
      .map((name) => (merged.has(name) ? otherDepartments : name))
      .toSorted(
        (one, other) => Number(one === otherDepartments) - Number(other === otherDepartments),
      );
    const isMerged = names.some((name) => merged.has(name));
    const key = JSON.stringify([department, otherDepartment, isMerged]);
    const sum = shown.get(key) ?? { breaches: 0, minutes: 0, before: 0 };
    shown.set(key, {
      department,
      otherDepartment,
      isMerged,
      breaches: sum.breaches + pair.breaches,
      minutes: sum.minutes + pair.minutes,
      before: sum.before + pair.before,
    });
  }
  return [...shown.values()].toSorted(
    (one, other) => other.breaches - one.breaches || other.before - one.before,
  );
}
