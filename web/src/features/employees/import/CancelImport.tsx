import { Button } from '@mantine/core';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../components/notify.tsx';
import { useCancelImportMutation } from '../../../generated/graphql.ts';

/** Stops an import; nothing of it stays. */
export function CancelImport({ importId, label = 'Cancel' }: { importId: string; label?: string }) {
  const [cancel, { loading }] = useCancelImportMutation({
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <Button
      variant="default"
      loading={loading}
      onClick={() => void cancel({ variables: { id: importId } })}
    >
      {label}
    </Button>
  );
}
