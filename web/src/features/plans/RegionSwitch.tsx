import { SegmentedControl } from '@mantine/core';
import type { Region } from '../../components/price-list.ts';
import { chooseRegion, useRegion } from '../../components/selected-plan.ts';

/** Whose prices are shown; remembered. */
export function RegionSwitch() {
  return (
    <SegmentedControl<Region>
      aria-label="Prices for"
      data={[
        { value: 'india', label: 'India (INR)' },
        { value: 'international', label: 'International (USD)' },
      ]}
      value={useRegion()}
      onChange={chooseRegion}
    />
  );
}
