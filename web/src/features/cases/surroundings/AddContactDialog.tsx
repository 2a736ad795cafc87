import type { ErrorLike } from '@apollo/client';
import { Alert, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useUnsavedGuard } from '../../../ui/unsaved-guard.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useAddManualContactMutation } from '../../../generated/graphql.ts';
import {
  blankContact,
  mapContactErrors,
  contactInput,
  findContactErrors,
  type ContactFormValues,
} from './contact-form.ts';
import { ContactFields } from './ContactFields.tsx';
import { texts } from './texts.tsx';

interface Props {
  isOpen: boolean;
  caseId: string;
  /** The person of the case. */
  person: { id: string; name: string };
  onClose: () => void;
}

/** Adds a contact of the person of a case: whom they met, when, and who reported it. */
export function AddContactDialog({ isOpen, onClose, ...form }: Props) {
  return (
    <FormDialog
      opened={isOpen}
      onClose={onClose}
      title={texts.dialogTitle(form.person.name)}
      size="lg"
    >
      <ContactForm onClose={onClose} {...form} />
    </FormDialog>
  );
}

function ContactForm({ caseId, person, onClose }: Omit<Props, 'isOpen'>) {
  const { timeZone } = useCompany();
  const [add, { loading }] = useAddManualContactMutation();
  const form = useForm<ContactFormValues>({
    initialValues: blankContact,
    validate: (values) => findContactErrors(values, timeZone),
    clearInputErrorOnChange: true,
  });
  useUnsavedGuard(form.isDirty());
  const submit = async (values: ContactFormValues): Promise<void> => {
    const place = { caseId, personId: person.id, timeZone };
    try {
      await add({ variables: { input: contactInput(values, place) } });
      notifySuccess(texts.added(person.name));
      onClose();
    } catch (error) {
      const messages = mapContactErrors(fieldErrorsOf(error as ErrorLike));
      if (Object.keys(messages).length === 0) notifyFailure(messageOf(error as ErrorLike));
      form.setErrors(messages);
    }
  };
  return (
    <form noValidate autoComplete="off" onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="md">
        {form.errors['caseId'] && (
          <Alert color="red" role="alert">
            {form.errors['caseId']}
          </Alert>
        )}
        <ContactFields form={form} person={person} />
        <DialogButtons action={texts.submit} loading={loading} onCancel={onClose} />
      </Stack>
    </form>
  );
}
