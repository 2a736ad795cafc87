import { ActionIcon, Group, Kbd, Popover, Stack, Text, Tooltip } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconKeyboard } from '@tabler/icons-react';
import { icons } from './tokens.ts';

interface Props {
  /** Accessible name of the button. */
  label: string;
  /** Accessible name of the list. */
  title: string;
  keys: readonly { keys: readonly string[]; does: string }[];
}

/** Lists the keyboard shortcuts of a screen; `?` opens it. */
export function KeysPopover({ label, title, keys }: Props) {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  useHotkeys([
    ['shift+?', toggle],
    ['?', toggle],
  ]);
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles
    >
      <Popover.Target>
        <Tooltip label={label}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={label}
            visibleFrom="sm"
            onClick={toggle}
          >
            <IconKeyboard {...icons.lg} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={title} tabIndex={-1} data-autofocus>
        <Stack gap={6}>
          {keys.map(({ keys: pressed, does }) => (
            <Group key={does} justify="space-between" gap="lg" wrap="nowrap">
              <Text size="sm">{does}</Text>
              <Group gap={4} wrap="nowrap">
                {pressed.map((key) => (
                  <Kbd key={key} size="xs">
                    {key}
                  </Kbd>
                ))}
              </Group>
            </Group>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
