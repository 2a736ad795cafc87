import { Button, Group } from '@mantine/core';
import { IconSearchOff, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { ImportLink } from './DirectoryActions.tsx';
import { texts } from './texts.ts';

/** Shown while the directory is empty, with buttons to fill it. */
export function EmptyDirectory({ action }: { action: ReactNode }) {
  const can = useCan();
  return (
    <EmptyState
      icon={IconUsers}
      title={texts.nobodyYet}
      sentence={texts.nobodyYetHelp}
      action={
        <Group gap="sm" justify="center">
          {action}
          {can('employee:import') && <ImportLink />}
        </Group>
      }
    />
  );
}

interface Props {
  search: string;
  isFiltered: boolean;
  onClearSearch: () => void;
  onClearFilter: () => void;
}

/** Shown if nobody matches the search and filters. */
export function NobodyFound({ search, isFiltered, onClearSearch, onClearFilter }: Props) {
  const explain = isFiltered ? texts.noneThatFitsHas : texts.noneHas;
  return (
    <EmptyState
      icon={IconSearchOff}
      title={texts.nobodyFound}
      sentence={search === '' ? texts.noneFits : explain(search)}
      action={
        <Group gap="sm" justify="center">
          {search !== '' && (
            <Button variant="default" onClick={onClearSearch}>
              {texts.clearSearch}
            </Button>
          )}
          {isFiltered && (
            <Button variant="default" onClick={onClearFilter}>
              {texts.clearFilters}
            </Button>
          )}
        </Group>
      }
    />
  );
}
