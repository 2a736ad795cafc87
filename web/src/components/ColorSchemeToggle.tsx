import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { icons } from './tokens.ts';

/** Light or dark; until it is pressed, what the system prefers. */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const other = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark';
  const Picture = other === 'dark' ? IconMoon : IconSun;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="dimmed"
      size="lg"
      aria-label={`Use the ${other} look`}
      // Not a tooltip of ours, whose placing would come with the first visit.
      title={`Use the ${other} look`}
      onClick={() => setColorScheme(other)}
    >
      <Picture {...icons.lg} />
    </ActionIcon>
  );
}
