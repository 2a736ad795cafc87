import { Box, Button, Drawer, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { useInterval } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { isStale } from '../../../../apollo/query-result.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { QueryBoundary } from '../../../../ui/QueryBoundary.tsx';
import { Moment } from '../../../company/current/Moment.tsx';
import {
  DirectoryChange_ChangeFragmentDoc,
  useChangesDrawerQuery,
  type ChangesDrawerQuery,
  type DirectoryChange_ChangeFragment,
} from '../../../../generated/graphql.ts';
import { formatChange } from './directory-words.ts';
import { useUndo } from './use-undo.ts';
import { fontWeights } from '../../../../ui/tokens.ts';
import { texts } from './texts.tsx';

const step = 20;
/** The gateway's limit. */
const maxSize = 100;

/** Bulk changes of the directory, newest first. */
export function ChangesDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer opened={isOpen} onClose={onClose} position="right" size="md" title={texts.drawerTitle}>
      <Changes />
    </Drawer>
  );
}

function Changes() {
  const [size, setSize] = useState(step);
  const query = useChangesDrawerQuery({ variables: { page: 1, pageSize: size } });
  return (
    <QueryBoundary query={query} failure={texts.listFailed} fallback={<ChangesSkeleton />}>
      {({ directoryChanges }) => (
        <ChangeList
          changes={directoryChanges}
          isLoadingOlder={isStale(query)}
          onOlder={size < maxSize ? () => setSize(Math.min(maxSize, size + step)) : undefined}
        />
      )}
    </QueryBoundary>
  );
}

function ChangesSkeleton() {
  return (
    <Stack component="output" aria-label={texts.loading} gap="lg">
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
  changes: ChangesDrawerQuery['directoryChanges'];
  isLoadingOlder: boolean;
  /** Undefined if there are no more. */
  onOlder: (() => void) | undefined;
}

function ChangeList({ changes: { items, total }, isLoadingOlder, onOlder }: ListProps) {
  // Hides the button as soon as a change can no longer be undone.
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1_000, { autoInvoke: true });
  if (items.length === 0) {
    return (
      <EmptyState icon={IconHistory} title={texts.nothingYet} sentence={texts.nothingYetHelp} />
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
        <Button variant="subtle" mt="md" loading={isLoadingOlder} onClick={onOlder}>
          {texts.showOlder}
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
            {formatChange(change)}
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {texts.doneBy(<Moment at={createdAt} />, by)}
          </Text>
          {undoneAt !== null && (
            <Text size="xs" c="dimmed">
              {texts.undone(<Moment isInSentence at={undoneAt} />)}
            </Text>
          )}
          {canUndo && (
            <Text size="xs" c="dimmed">
              {texts.canBeUndone(<Moment isInSentence at={undoUntil} />)}
            </Text>
          )}
        </div>
        {canUndo && (
          <Button
            size="xs"
            flex="none"
            variant="default"
            loading={isUndoing}
            aria-label={texts.undoChange(formatChange(change))}
            onClick={() => void undo(change.id)}
          >
            {texts.undo}
          </Button>
        )}
      </Group>
    </Box>
  );
}
