import { ActionIcon, Group, Kbd, Popover, Stack, Text, Tooltip } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconKeyboard } from '@tabler/icons-react';
import { icons } from '../../../components/tokens.ts';
import { texts } from './texts.ts';

const keys: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['/'], does: texts.keys.search },
  { keys: ['↑', '↓'], does: texts.keys.row },
  { keys: ['Home', 'End'], does: texts.keys.end },
  { keys: ['Enter'], does: texts.keys.open },
  { keys: ['E'], does: texts.keys.edit },
  { keys: ['Space'], does: texts.keys.select },
  { keys: ['Shift', '↓'], does: texts.keys.extend },
  { keys: ['Ctrl', 'A'], does: texts.keys.selectPage },
  { keys: ['Esc'], does: texts.keys.escape },
  { keys: ['?'], does: texts.keys.help },
];

/** Lists the keys of the directory; `?` opens it. */
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
        <Tooltip label={texts.keyboard}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={texts.keyboard}
            visibleFrom="sm"
            onClick={toggle}
          >
            <IconKeyboard {...icons.lg} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.keyboardHelp} tabIndex={-1} data-autofocus>
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
