import { Text, TextInput } from '@mantine/core';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useCorrectionDialogMutation, type CorrectedField } from '../../../generated/graphql.ts';
import { texts } from '../texts.ts';
import { DialogForm } from './DialogForm.tsx';
import { NoteField } from './NoteField.tsx';

/** A detail of the records. */
export interface HeldFact {
  field: CorrectedField;
  value: string;
}

interface Props {
  isOpen: boolean;
  /** Stays set while the dialog closes. */
  wrong: HeldFact | null;
  onClose: () => void;
}

/** Requests a correction of a detail. */
export function CorrectionDialog({ isOpen, wrong, onClose }: Props) {
  return (
    <FormDialog
      opened={isOpen}
      className="screen-only"
      title={wrong ? texts.correctionTitle(texts.fields[wrong.field]) : ''}
      onClose={onClose}
    >
      {wrong && <CorrectionForm key={wrong.field} wrong={wrong} onClose={onClose} />}
    </FormDialog>
  );
}

function CorrectionForm({
  wrong: { field, value: held },
  onClose,
}: {
  wrong: HeldFact;
  onClose: () => void;
}) {
  const [send] = useCorrectionDialogMutation();
  const { form, submit } = useGatewayForm({
    initialValues: { value: '', note: '' },
    validate: { value: (value) => (value.trim() === '' ? texts.valueMissing : null) },
    clearInputErrorOnChange: true,
    send: async ({ value, note }) => {
      const input = { field, value: value.trim(), note: note.trim() || null };
      await send({ variables: { input } });
      notifySuccess(texts.correctionSent);
      onClose();
    },
  });
  return (
    <DialogForm
      onSubmit={submit}
      isBusy={form.submitting}
      meaning={texts.correctionMeaning}
      action={texts.send}
      onClose={onClose}
    >
      {field !== 'OTHER' && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {texts.heldNow(held === '' ? texts.nothingHeld : held)}
        </Text>
      )}
      <TextInput label={texts.shouldBe} required data-autofocus {...form.getInputProps('value')} />
      <NoteField label={texts.note} {...form.getInputProps('note')} />
    </DialogForm>
  );
}
