import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { texts } from './texts.ts';

interface Props<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** Filters the directory by one of a few values. */
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
            {texts.any}
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
