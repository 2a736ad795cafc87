import { Group, NumberInput, Slider, Stack, Text } from '@mantine/core';
import { useId } from '@mantine/hooks';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (count: number) => void;
}

/** How many: a slider, and the same number to type. */
export function CountInput({ label, value, min, max, onChange }: Props) {
  const id = useId();
  return (
    <Stack gap={8}>
      <Group justify="space-between" wrap="nowrap">
        <Text component="label" htmlFor={id} fw={520} size="sm">
          {label}
        </Text>
        <NumberInput
          id={id}
          w={108}
          min={min}
          max={max}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator=","
          value={value}
          // An emptied field is on its way to another number.
          onChange={(count) => typeof count === 'number' && onChange(Math.max(min, count))}
        />
      </Group>
      <Slider
        min={min}
        max={max}
        value={value}
        onChange={onChange}
        thumbLabel={`${label}, slider`}
        label={(count) => count.toLocaleString('en')}
      />
      <Group justify="space-between" c="dimmed" fz="xs" className="tabular">
        <span>{min.toLocaleString('en')}</span>
        <span>{max.toLocaleString('en')}</span>
      </Group>
    </Stack>
  );
}
