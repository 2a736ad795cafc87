import { ActionIcon, Group, Kbd, Popover, Stack, Text, Tooltip } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconKeyboard } from '@tabler/icons-react';
import { icons } from '../../../components/tokens.ts';

const keys: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['/'], does: 'Search' },
  { keys: ['↑', '↓'], does: 'Previous and next row' },
  { keys: ['Home', 'End'], does: 'First and last row' },
  { keys: ['Enter'], does: 'Open the person' },
  { keys: ['E'], does: 'Edit the person' },
  { keys: ['Space'], does: 'Select the person' },
  { keys: ['Shift', '↓'], does: 'Select further' },
  { keys: ['Ctrl', 'A'], does: 'Select the page' },
  { keys: ['Esc'], does: 'Clear the selection, then leave the table' },
  { keys: ['?'], does: 'This help' },
];

/** What the keyboard does in the directory; `?` opens it. */
export function KeyboardHelp() {
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
        <Tooltip label="Keyboard">
          <ActionIcon
            variant="default"
            size={36}
            aria-label="Keyboard"
            visibleFrom="sm"
            onClick={toggle}
          >
            <IconKeyboard {...icons.lg} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label="What the keyboard does" tabIndex={-1} data-autofocus>
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
