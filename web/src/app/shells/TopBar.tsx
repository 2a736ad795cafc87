import { ActionIcon, Group } from '@mantine/core';
import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ColorSchemeToggle } from '../../ui/ColorSchemeToggle.tsx';
import { icons } from '../../ui/tokens.ts';
import { texts } from './texts.ts';

interface Props {
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
  onOpenDrawer: () => void;
  /** Opens the search, if there is one. */
  search?: ReactNode;
  /** Link to the inbox, if there is one. */
  inbox?: ReactNode;
  /** Menu of the signed-in account. */
  menu: ReactNode;
}

/** Sidebar toggle on the left (a drawer on a phone), color scheme and account menu on the right. */
export function TopBar({
  isSidebarOpen,
  onToggleSidebar,
  onOpenDrawer,
  search,
  inbox,
  menu,
}: Props) {
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        c="dimmed"
        size="lg"
        aria-label={texts.openMenu}
        onClick={onOpenDrawer}
        hiddenFrom="sm"
      >
        <IconMenu2 {...icons.xl} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="dimmed"
        size="lg"
        aria-label={isSidebarOpen ? texts.hideMenu : texts.showMenu}
        aria-expanded={isSidebarOpen}
        onClick={onToggleSidebar}
        visibleFrom="sm"
      >
        <IconLayoutSidebar {...icons.xl} />
      </ActionIcon>
      <Group gap="sm" wrap="nowrap" miw={0}>
        {search}
        {inbox}
        <ColorSchemeToggle />
        {menu}
      </Group>
    </Group>
  );
}
