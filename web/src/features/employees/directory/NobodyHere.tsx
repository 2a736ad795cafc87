import { Button, Group } from '@mantine/core';
import { IconSearchOff, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ImportLink } from './DirectoryActions.tsx';

/** A directory without anybody, and the ways to fill it. */
export function EmptyDirectory({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      icon={IconUsers}
      title="Nobody here yet"
      sentence="Add the people of your company one by one, or import a file. Then their phones can report contacts."
      action={
        <Group gap="sm" justify="center">
          {action}
          <ImportLink />
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

/** Search and filter find nobody. */
export function NobodyFound({ search, isFiltered, onClearSearch, onClearFilter }: Props) {
  const sentence =
    search === ''
      ? 'Nobody in the directory fits these filters.'
      : `No id, name, email or department${isFiltered ? ' of those who fit the filters' : ''} has ‘${search}’ in it.`;
  return (
    <EmptyState
      icon={IconSearchOff}
      title="Nobody found"
      sentence={sentence}
      action={
        <Group gap="sm" justify="center">
          {search !== '' && (
            <Button variant="default" onClick={onClearSearch}>
              Clear search
            </Button>
          )}
          {isFiltered && (
            <Button variant="default" onClick={onClearFilter}>
              Clear filters
            </Button>
          )}
        </Group>
      }
    />
  );
}
