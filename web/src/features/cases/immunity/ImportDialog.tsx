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
  type ImportedRowsFragment,
} from '../../../generated/graphql.ts';
import { readImmunityFile, type ReadFile } from './immunity-file.ts';
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
  const [isBusy, setBusy] = useState(false);
  // While rows are sent the dialog stays, so that it can say what became of them.
  const close = (): void => {
    if (!isBusy) onClose();
  };
  return (
    <FormDialog opened={isOpen} onClose={close} title={texts.importTitle} size="lg">
      <ImportSteps isBusy={isBusy} onBusy={setBusy} onCancel={close} onDone={onClose} />
    </FormDialog>
  );
}

/** A file that was read, what recording it would do, and the id by which its import is undone. */
interface PreviewedFile extends ReadFile {
  batchId: string;
  preview: ImportedRowsFragment;
}

interface StepsProps {
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onCancel: () => void;
  onDone: () => void;
}

function ImportSteps({ isBusy, onBusy, onCancel, onDone }: StepsProps) {
  const [file, setFile] = useState<PreviewedFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const gateway = useImmunityImport();
  const run = async (act: () => Promise<void>): Promise<void> => {
    onBusy(true);
    setFault(null);
    try {
      await act();
    } catch (error) {
      setFault(messageOf(error as ErrorLike));
    }
    onBusy(false);
  };
  const choose = (chosen: File): Promise<void> =>
    run(async () => {
      setFile(null);
      const read = await readImmunityFile(chosen);
      if ('problem' in read) {
        setFault(read.problem);
        return;
      }
      const preview = await gateway.preview(read.rows);
      setFile({ ...read, batchId: crypto.randomUUID(), preview });
    });
  const record = ({ rows, batchId }: PreviewedFile): Promise<void> =>
    run(async () => {
      const { added } = await gateway.record(rows, batchId);
      const message = texts.imported(added);
      notifyUndoable(batchId, <ImportNotice batchId={batchId} message={message} />);
      onDone();
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (file) void record(file);
      }}
    >
      <Stack gap="md">
        <Text size="sm">{texts.importMeaning}</Text>
        <DropArea
          accept=".csv,text/csv"
          fault={file === null ? fault : null}
          isBusy={isBusy}
          onChoose={(chosen) => void choose(chosen)}
        >
          {texts.chooseFile}
        </DropArea>
        {file && <Preview preview={file.preview} lines={file.lines} />}
        <ErrorAlert>{file === null ? null : fault}</ErrorAlert>
        <DialogButtons
          action={file === null ? texts.record : texts.recordRows(file.preview.added)}
          disabled={file === null || file.preview.added === 0}
          loading={isBusy}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}

interface PreviewProps {
  preview: ImportedRowsFragment;
  /** Line in the file of each row. */
  lines: readonly number[];
}

function Preview({ preview: { added, unchanged, refused, rows }, lines }: PreviewProps) {
  const wrong = rows.filter(({ problem }) => problem !== null);
  return (
    <output>
      <Text size="sm">{texts.importCounts(added, unchanged, refused)}</Text>
      {wrong.length > 0 && (
        <List size="sm" mt="xs">
          {wrong.slice(0, maxListed).map(({ row, problem }) => (
            <List.Item key={row}>
              {texts.lineProblem(lines[row - 1] ?? row, problem ?? '')}
            </List.Item>
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
