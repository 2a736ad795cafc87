import { Box, Button, Drawer, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { useReadQuery, useSuspenseFragment } from '@apollo/client/react';
import { useInterval } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useDeferredQuery, type DeferredAnswer } from '../../../apollo/deferred-query.ts';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { Moment } from '../../../domain/dates/Moment.tsx';
import {
  DirectoryChange_ChangeFragmentDoc,
  ChangesDrawerDocument,
  type ChangesDrawerQuery,
  type DirectoryChange_ChangeFragment,
} from '../../../generated/graphql.ts';
import { sayChange } from './directory-words.ts';
import { useUndo } from './use-undo.ts';
import { fontWeights } from '../../../components/tokens.ts';

const step = 20;
/** As many as the gateway gives at once. */
const maxSize = 100;

/** What was done to many people of the directory at once, newest first. */
export function ChangesDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer opened={isOpen} onClose={onClose} position="right" size="md" title="Recent changes">
      <Changes />
    </Drawer>
  );
}

function Changes() {
  const [size, setSize] = useState(step);
  const query = useDeferredQuery(ChangesDrawerDocument, { page: 1, pageSize: size });
  return (
    <QueryBoundary
      query={query}
      failure="The changes could not be loaded."
      fallback={<ChangesSkeleton />}
    >
      <ChangeList
        query={query}
        onOlder={size < maxSize ? () => setSize(Math.min(maxSize, size + step)) : undefined}
      />
    </QueryBoundary>
  );
}

function ChangesSkeleton() {
  return (
    <Stack component="output" aria-label="Loading" gap="lg">
      {Array.from({ length: 5 }, (_change, place) => (
        <Stack key={place} gap={8}>
          <Skeleton h={12} w={`${70 - (place % 3) * 12}%`} />
          <Skeleton h={10} w="50%" />
        </Stack>
      ))}
    </Stack>
  );
}

interface ListProps {
  query: DeferredAnswer<ChangesDrawerQuery>;
  /** Undefined if no more can be shown. */
  onOlder: (() => void) | undefined;
}

function ChangeList({ query, onOlder }: ListProps) {
  // What can be undone for seconds only loses its button in time.
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1_000, { autoInvoke: true });
  const { items, total } = useReadQuery(query.queryRef).data.directoryChanges;
  if (items.length === 0) {
    return (
      <EmptyState
        icon={IconHistory}
        title="No change yet"
        sentence="What is done to several people at once stands here: departments, statuses, deletions and imports."
      />
    );
  }
  return (
    <Stack gap={0}>
      <ul>
        {items.map((change) => (
          <Change key={change.id} change={change} now={now} />
        ))}
      </ul>
      {total > items.length && onOlder && (
        <Button variant="subtle" mt="md" loading={query.isStale} onClick={onOlder}>
          Show older changes
        </Button>
      )}
    </Stack>
  );
}

function Change({
  change: from,
  now,
}: {
  change: FragmentType<DirectoryChange_ChangeFragment>;
  now: number;
}) {
  const { data: change } = useSuspenseFragment({
    fragment: DirectoryChange_ChangeFragmentDoc,
    from,
  });
  const [undo, { isUndoing }] = useUndo();
  const { undoneAt, undoUntil, createdAt, by } = change;
  const canUndo = undoneAt === null && Date.parse(undoUntil) > now;
  return (
    <Box component="li" py={12} style={{ borderBottom: '1px solid var(--vc-border)' }}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="md">
        <div>
          <Text size="sm" fw={fontWeights.medium} style={{ overflowWrap: 'anywhere' }}>
            {sayChange(change)}
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            <Moment at={createdAt} />, by {by}
          </Text>
          {undoneAt !== null && (
            <Text size="xs" c="dimmed">
              Undone <Moment isInSentence at={undoneAt} />
            </Text>
          )}
          {canUndo && (
            <Text size="xs" c="dimmed">
              Can be undone until <Moment isInSentence at={undoUntil} />
            </Text>
          )}
        </div>
        {canUndo && (
          <Button
            size="xs"
            flex="none"
            variant="default"
            loading={isUndoing}
            aria-label={`Undo: ${sayChange(change)}`}
            onClick={() => void undo(change.id)}
          >
            Undo
          </Button>
        )}
      </Group>
    </Box>
  );
}
