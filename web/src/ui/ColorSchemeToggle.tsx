import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useHydrated } from '../lib/browser/use-hydrated.ts';
import { texts } from './texts.ts';
import { icons } from './tokens.ts';

/** Switches between light and dark. The default is the system's preference. */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  // Prerendered pages are light.
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
      // Not a Mantine tooltip: its positioning code would be loaded with the first visit.
      title={label}
      onClick={() => setColorScheme(other)}
    >
      <Picture {...icons.lg} />
    </ActionIcon>
  );
}
