import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useHydrated } from '../browser/use-hydrated.ts';
import { texts } from './texts.ts';
import { icons } from './tokens.ts';

/** Light or dark; until it is pressed, what the system prefers. */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  // Pages are rendered at build in the light look.
  const isDark = useHydrated() && scheme === 'dark';
  const other = isDark ? 'light' : 'dark';
  const Picture = other === 'dark' ? IconMoon : IconSun;
  const label = other === 'dark' ? texts.darkLook : texts.lightLook;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="dimmed"
      size="lg"
      aria-label={label}
      // Not a tooltip of ours, whose placing would come with the first visit.
      title={label}
      onClick={() => setColorScheme(other)}
    >
      <Picture {...icons.lg} />
    </ActionIcon>
  );
}
