import { Group, NumberInput, Slider, Stack, Text } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { formatNumber } from '../../../lib/intl.ts';
import { maxCount } from '../orders/term-state.ts';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  label: string;
  /** May exceed `max`; the field then shows `tooMany`. */
  value: number;
  min: number;
  max: number;
  /** Error message when the value exceeds `max`. */
  beyond: string;
  onChange: (count: number) => void;
}

/** A number, as a slider and a field. */
export function CountInput({ label, value, min, max, beyond, onChange }: Props) {
  const id = useId();
  const isBeyond = value > max;
  return (
    <Stack gap={8}>
      <Group justify="space-between" wrap="nowrap">
        <Text component="label" htmlFor={id} fw={fontWeights.medium} size="sm">
          {label}
        </Text>
        <NumberInput
          id={id}
          w={108}
          min={min}
          max={maxCount}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator=","
          value={value}
          error={isBeyond}
          aria-describedby={isBeyond ? `${id}-beyond` : undefined}
          // An empty field is about to get another number.
          onChange={(count) => typeof count === 'number' && onChange(Math.max(min, count))}
        />
      </Group>
      <Slider
        min={min}
        max={max}
        value={Math.min(value, max)}
        onChange={onChange}
        thumbLabel={texts.sliderLabel(label)}
        label={(count) => formatNumber(count)}
      />
      <Group justify="space-between" c="dimmed" fz="xs" className="tabular">
        <span>{formatNumber(min)}</span>
        <span>{formatNumber(max)}</span>
      </Group>
      <Text size="sm" c="red" id={`${id}-beyond`} component="output">
        {isBeyond && beyond}
      </Text>
    </Stack>
  );
}
