import { NativeSelect, type NativeSelectProps } from '@mantine/core';

interface Props<Value extends string> extends Omit<
  NativeSelectProps,
  'data' | 'value' | 'onChange'
> {
  /** Label of the option without a filter. */
  allLabel: string;
  choices: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  /** Null for no filter. */
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** Filters a list by one of a few values. */
export function FilterSelect<Value extends string>({
  allLabel,
  choices,
  labels,
  value,
  onChange,
  ...select
}: Props<Value>) {
  return (
    <NativeSelect
      {...select}
      data={[
        { value: '', label: allLabel },
        ...choices.map((choice) => ({ value: choice, label: labels[choice] })),
      ]}
      value={value ?? ''}
      onChange={(event) =>
        onChange(choices.find((choice) => choice === event.currentTarget.value) ?? null)
      }
    />
  );
}
