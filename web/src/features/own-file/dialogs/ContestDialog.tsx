import { NativeSelect, Text } from '@mantine/core';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { MomentInput } from '../../../ui/MomentInput.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { todayIn } from '../../../lib/dates/dates.ts';
import { useContestDialogMutation } from '../../../generated/graphql.ts';
import { texts } from '../texts.ts';
import {
  blankContest,
  contestInput,
  findContestErrors,
  type ContestValues,
} from './contest-form.ts';
import { DialogForm } from './DialogForm.tsx';
import { NoteField } from './NoteField.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks when the employee was elsewhere than a phone or camera recorded, and sends that to the company. */
export function ContestDialog({ isOpen, onClose }: Props) {
  return (
    <FormDialog opened={isOpen} className="screen-only" title={texts.contest} onClose={onClose}>
      <ContestForm onClose={onClose} />
    </FormDialog>
  );
}

function ContestForm({ onClose }: Pick<Props, 'onClose'>) {
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const [send] = useContestDialogMutation();
  const { form, submit } = useGatewayForm<ContestValues>({
    initialValues: blankContest,
    validate: (values) => findContestErrors(values, timeZone),
    clearInputErrorOnChange: true,
    send: async (values) => {
      await send({ variables: { input: contestInput(values, timeZone) } });
      notifySuccess(texts.contestSent);
      onClose();
    },
  });
  const moment = (field: 'from' | 'until', label: string) => (
    <MomentInput
      label={label}
      maxDate={today}
      value={form.values[field]}
      // The form's error messages are strings.
      error={form.errors[field] as string | undefined}
      onChange={(value) => form.setFieldValue(field, value)}
    />
  );
  return (
    <DialogForm
      onSubmit={submit}
      isBusy={form.submitting}
      meaning={texts.contestMeaning}
      action={texts.send}
      onClose={onClose}
    >
      {moment('from', texts.from)}
      {moment('until', texts.until)}
      <Text size="xs" c="dimmed">
        {texts.wholeDays}
      </Text>
      <NativeSelect
        label={texts.reason}
        required
        data={[
          { value: '', label: texts.chooseReason },
          ...Object.entries(texts.reasons).map(([value, label]) => ({ value, label })),
        ]}
        {...form.getInputProps('reason')}
      />
      <NoteField
        label={form.values.reason === 'OTHER' ? texts.whatHappened : texts.note}
        required={form.values.reason === 'OTHER'}
        {...form.getInputProps('note')}
      />
    </DialogForm>
  );
}
