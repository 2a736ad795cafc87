import { describe, expect, it } from 'vitest';
import { plans } from '../../../testing/factories.ts';
import { listPlanChanges } from './plan-changes.ts';

describe('listPlanChanges', () => {
  it('lists added limits and features', () => {
    expect(listPlanChanges(plans.standard, plans.professional)).toEqual([
      'Room for 1,000 employees instead of 50',
      'Computer Vision with cameras',
    ]);
  });

  it('lists removed limits and features', () => {
    expect(listPlanChanges(plans.enterprise, plans.standard)).toEqual([
      'Room for 50 employees instead of 100,000',
      'No Computer Vision: cameras and what they recorded are kept, but not shown',
      'No longer on your own premises',
    ]);
  });

  it('is empty for the same plan', () => {
    expect(listPlanChanges(plans.professional, plans.professional)).toEqual([]);
  });
});
