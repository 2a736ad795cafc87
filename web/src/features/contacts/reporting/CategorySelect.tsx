import { NativeSelect } from '@mantine/core';
import type { DeviceSource } from '../../../generated/graphql.ts';
import { texts } from './breach-texts.ts';

interface Props {
  category: DeviceSource;
  onChange: (category: DeviceSource) => void;
}

const choices = Object.entries(texts.categories).map(([value, label]) => ({ value, label }));

/** Chooses between phones and cameras. Their figures are never added up. */
export function CategorySelect({ category, onChange }: Props) {
  return (
    <NativeSelect
      label={texts.category}
      size="xs"
      data={choices}
      value={category}
      onChange={(event) => onChange(event.currentTarget.value === 'CAMERA' ? 'CAMERA' : 'MOBILE')}
    />
  );
}
