import { SegmentedControl } from '@mantine/core';
import type { Region } from '../orders/plan-price.ts';
import { texts } from './texts.tsx';

interface Props {
  region: Region;
  onChange: (region: Region) => void;
}

/** Chooses the region of the prices. */
export function RegionSwitch({ region, onChange }: Props) {
  return (
    <SegmentedControl<Region>
      aria-label={texts.pricesFor}
      data={[
        { value: 'INDIA', label: texts.india },
        { value: 'INTERNATIONAL', label: texts.international },
      ]}
      value={region}
      onChange={onChange}
    />
  );
}
