import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { fontWeights, icons } from '../../../components/tokens.ts';

interface Props<Value extends string> {
  label: string;
  /** In their order, with the words for them. */
  choices: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** Narrows the directory to one of a few values, or to none of them. */
export function FilterMenu<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: Props<Value>) {
  return (
    <Menu position="bottom-start" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          fw={fontWeights.medium}
          px={12}
          rightSection={<IconChevronDown {...icons.sm} />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={value ?? ''}
          onChange={(to) => onChange(choices.find((choice) => choice.value === to)?.value ?? null)}
        >
          <Menu.RadioItem value="" closeMenuOnClick>
            Any
          </Menu.RadioItem>
          {choices.map((choice) => (
            <Menu.RadioItem key={choice.value} value={choice.value} closeMenuOnClick>
              {choice.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
