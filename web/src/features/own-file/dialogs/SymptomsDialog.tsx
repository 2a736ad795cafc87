import { notifySuccess } from '../../../ui/notify.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { DayInput } from '../../../ui/DayInput.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { todayIn } from '../../../lib/dates/dates.ts';
import { useSymptomsDialogMutation } from '../../../generated/graphql.ts';
import { texts } from '../texts.ts';
import { DialogForm } from './DialogForm.tsx';
import { NoteField } from './NoteField.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Reports since when the employee has symptoms. */
export function SymptomsDialog({ isOpen, onClose }: Props) {
  return (
    <FormDialog
      opened={isOpen}
      className="screen-only"
      title={texts.haveSymptoms}
      onClose={onClose}
    >
      <SymptomsForm onClose={onClose} />
    </FormDialog>
  );
}

function SymptomsForm({ onClose }: Pick<Props, 'onClose'>) {
  const today = todayIn(useCompany().timeZone);
  const [send] = useSymptomsDialogMutation();
  const { form, submit } = useGatewayForm({
    initialValues: { onsetDay: today, note: '' },
    validate: { onsetDay: (day) => (day === '' ? texts.dayMissing : null) },
    clearInputErrorOnChange: true,
    send: async ({ onsetDay, note }) => {
      await send({ variables: { input: { onsetDay, note: note.trim() || null } } });
      notifySuccess(texts.symptomsSent);
      onClose();
    },
  });
  return (
    <DialogForm
      onSubmit={submit}
      isBusy={form.submitting}
      meaning={texts.symptomsMeaning}
      action={texts.tellOfficer}
      onClose={onClose}
    >
      <DayInput
        label={texts.since}
        required
        maxDate={today}
        {...form.getInputProps('onsetDay')}
        value={form.values.onsetDay}
      />
      <NoteField label={texts.whichSymptoms} {...form.getInputProps('note')} />
    </DialogForm>
  );
}
