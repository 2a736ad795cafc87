import { Button } from '@mantine/core';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useCancelImportMutation } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  importId: string;
  /** Whether to ask for confirmation, because work would be lost. */
  asksFirst?: boolean;
}

/** Cancels an import and discards its file. */
export function CancelImport({ importId, asksFirst = false }: Props) {
  const confirm = useConfirm();
  const [send, { loading }] = useCancelImportMutation();
  const cancel = () => send({ variables: { id: importId } });
  const ask = (): void =>
    confirm({
      title: texts.cancelTitle,
      meaning: texts.cancelMeaning,
      confirmLabel: texts.discard,
      cancelLabel: texts.keepIt,
      isDangerous: true,
      onConfirm: cancel,
    });
  return asksFirst ? (
    <Button variant="default" onClick={ask}>
      {texts.cancelImport}
    </Button>
  ) : (
    <Button
      variant="default"
      loading={loading}
      onClick={() => void cancel().catch((error: Error) => notifyFailure(messageOf(error)))}
    >
      {texts.cancel}
    </Button>
  );
}
