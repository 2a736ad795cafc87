import type { ErrorLike } from '@apollo/client';
import { List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../apollo/errors.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { DropArea } from '../../../ui/DropArea.tsx';
import { ErrorAlert } from '../../../ui/ErrorAlert.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { notifyUndoable, UndoNotice } from '../../../ui/UndoNotice.tsx';
import {
  useUndoImmunityImportMutation,
  type ImmunityRowInput,
  type ImportedRowsFragment,
} from '../../../generated/graphql.ts';
import { readImmunityFile } from './immunity-file.ts';
import { texts } from './texts.ts';
import { useImmunityImport } from './use-immunity-import.ts';

/** Most refused rows that the preview lists. */
const maxListed = 50;

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Records a file of evidence after a preview of what each row would do. */
export function ImportDialog({ isOpen, onClose }: Props) {
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={texts.importTitle} size="lg">
      <ImportSteps onClose={onClose} />
    </FormDialog>
  );
}

function ImportSteps({ onClose }: Pick<Props, 'onClose'>) {
  const [rows, setRows] = useState<ImmunityRowInput[]>([]);
  const [preview, setPreview] = useState<ImportedRowsFragment | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const gateway = useImmunityImport();
  const run = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      await act();
    } catch (error) {
      setFault(messageOf(error as ErrorLike));
    }
    setBusy(false);
  };
  const choose = (file: File): Promise<void> =>
    run(async () => {
      setPreview(null);
      const read = await readImmunityFile(file);
      if ('problem' in read) {
        setFault(read.problem);
        return;
      }
      setRows(read.rows);
      setPreview(await gateway.preview(read.rows));
    });
  const record = (): Promise<void> =>
    run(async () => {
      const { batchId, added } = await gateway.record(rows);
      const message = texts.imported(added);
      if (batchId === null) notifySuccess(message);
      else notifyUndoable(batchId, <ImportNotice batchId={batchId} message={message} />);
      onClose();
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void record();
      }}
    >
      <Stack gap="md">
        <Text size="sm">{texts.importMeaning}</Text>
        <DropArea
          accept=".csv,text/csv"
          fault={preview === null ? fault : null}
          isBusy={isBusy}
          onChoose={(file) => void choose(file)}
        >
          {texts.chooseFile}
        </DropArea>
        {preview && <Preview preview={preview} />}
        <ErrorAlert>{preview === null ? null : fault}</ErrorAlert>
        <DialogButtons
          action={preview === null ? texts.record : texts.recordRows(preview.added)}
          disabled={preview === null || preview.added === 0}
          loading={isBusy}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

function Preview({
  preview: { added, unchanged, refused, rows },
}: {
  preview: ImportedRowsFragment;
}) {
  const wrong = rows.filter(({ problem }) => problem !== null);
  return (
    <output>
      <Text size="sm">{texts.importCounts(added, unchanged, refused)}</Text>
      {wrong.length > 0 && (
        <List size="sm" mt="xs">
          {wrong.slice(0, maxListed).map(({ row, problem }) => (
            // The headings are the first line of the file.
            <List.Item key={row}>{texts.lineProblem(row + 1, problem ?? '')}</List.Item>
          ))}
        </List>
      )}
      {wrong.length > maxListed && (
        <Text size="sm" c="dimmed">
          {texts.moreProblems(wrong.length - maxListed)}
        </Text>
      )}
    </output>
  );
}

function ImportNotice({ batchId, message }: { batchId: string; message: string }) {
  const [undo] = useUndoImmunityImportMutation();
  return (
    <UndoNotice
      id={batchId}
      message={message}
      onUndo={async () => {
        try {
          const { data } = await undo({ variables: { batchId } });
          notifySuccess(texts.importUndone(data?.withdrawImmunity.withdrawn ?? 0));
          return true;
        } catch (error) {
          notifyFailure(messageOf(error as ErrorLike));
          return false;
        }
      }}
    />
  );
}
