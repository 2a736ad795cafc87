import { ActionIcon, Button, Kbd } from '@mantine/core';
import { useHotkeys, useOs } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { icons } from '../../ui/tokens.ts';
import type { QuickSearch } from './QuickSearch.tsx';
import { texts } from './texts.ts';

type Props = Omit<ComponentProps<typeof QuickSearch>, 'openings'>;

const LoadedQuickSearch = lazyPart(async () => (await import('./QuickSearch.tsx')).QuickSearch);

/** Opens the search, as Ctrl+K or ⌘K does from any page. Its code is loaded when it is first opened. */
export function QuickSearchButton(props: Props) {
  const [openings, setOpenings] = useState(0);
  const open = (): void => setOpenings((count) => count + 1);
  useHotkeys([['mod+K', open]], []);
  const isMac = ['macos', 'ios'].includes(useOs());
  const shared = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': isMac ? 'Meta+K' : 'Control+K',
    onClick: open,
  } as const;
  return (
    <>
      <Button
        {...shared}
        visibleFrom="sm"
        variant="default"
        size="xs"
        c="dimmed"
        leftSection={<IconSearch {...icons.sm} />}
        rightSection={
          <Kbd size="xs" aria-hidden>
            {isMac ? texts.shortcutOnMac : texts.shortcut}
          </Kbd>
        }
      >
        {texts.search}
      </Button>
      <ActionIcon
        {...shared}
        aria-label={texts.search}
        hiddenFrom="sm"
        variant="subtle"
        color="gray"
        c="dimmed"
        size="lg"
      >
        <IconSearch {...icons.lg} />
      </ActionIcon>
      {openings > 0 && <LoadedQuickSearch {...props} openings={openings} />}
    </>
  );
}
