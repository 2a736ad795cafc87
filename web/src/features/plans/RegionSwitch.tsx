import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import type { Region } from '../../domain/orders/plan-price.ts';

interface Props {
  region: Region;
  onChange: (region: Region) => void;
}

/** Whose prices are shown. */
export function RegionSwitch({ region, onChange }: Props) {
  return (
    <SegmentedControl<Region>
      aria-label="Prices for"
      data={[
        { value: 'INDIA', label: 'India (INR)' },
        { value: 'INTERNATIONAL', label: 'International (USD)' },
      ]}
      value={region}
      onChange={onChange}
    />
  );
}
