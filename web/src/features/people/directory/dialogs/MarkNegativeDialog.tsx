import { Text } from '@mantine/core';
import { useMarkNegativeDialogMutation } from '../../../../generated/graphql.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { formatPeople } from '../changes/directory-words.ts';
import type { BulkTarget } from './bulk-target.ts';
import { sendBulkChange } from './send-bulk-change.ts';
import { texts } from './texts.ts';

interface Props {
  isOpen: boolean;
  target: BulkTarget | null;
  onClose: () => void;
  /** Called at once: the table shows the people as negative before the gateway answers. */
  onStarted: () => void;
  onFailed: () => void;
}

/** Marks the selected people as negative after confirmation. */
export function MarkNegativeDialog({ isOpen, target, onClose, onStarted, onFailed }: Props) {
  const [mark] = useMarkNegativeDialogMutation();
  const markTarget = async (people: BulkTarget): Promise<void> => {
    onStarted();
    const isDone = await sendBulkChange({
      target: people,
      kind: 'NEGATIVE',
      detail: null,
      values: { isPositive: false, positiveSince: null },
      send: async ({ answer, update }) => {
        const { data } = await mark({
          variables: { selection: people.selection },
          optimisticResponse: { markEmployeesNegative: answer },
          update,
        });
        return data?.markEmployeesNegative;
      },
    });
    if (!isDone) onFailed();
  };
  return (
    <BulkDialog
      isOpen={isOpen}
      title={texts.markNegativeTitle(formatPeople(target?.count ?? 0))}
      action={texts.markNegative}
      onConfirm={() => {
        if (target) void markTarget(target);
      }}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {texts.markNegativeMeaning}
      </Text>
    </BulkDialog>
  );
}
