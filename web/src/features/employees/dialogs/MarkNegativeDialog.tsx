import { Text } from '@mantine/core';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../components/notify.tsx';
import { useMarkNegativeDialogMutation } from '../../../generated/graphql.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { notifyChange } from '../changes/UndoNotice.tsx';
import { sayPeople } from '../changes/directory-words.ts';
import type { BulkTarget } from './bulk-target.ts';

interface Props {
  isOpen: boolean;
  target: BulkTarget | null;
  onClose: () => void;
  onDone: () => void;
}

/** Asks, then marks the selected people negative. */
export function MarkNegativeDialog({ isOpen, target, onClose, onDone }: Props) {
  const [mark, { loading }] = useMarkNegativeDialogMutation({
    refetchQueries: 'active',
    awaitRefetchQueries: true,
    onCompleted: ({ markEmployeesNegative }) => {
      notifyChange(markEmployeesNegative);
      onDone();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <BulkDialog
      isOpen={isOpen}
      title={`Mark ${sayPeople(target?.count ?? 0)} negative?`}
      deed="Mark negative"
      isBusy={loading}
      onDo={() => {
        if (target) void mark({ variables: { selection: target.selection } });
      }}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        Those who are positive lose their positive date; it stays in their status history. You can
        undo this for 10 seconds.
      </Text>
    </BulkDialog>
  );
}
