import { Stack } from '@mantine/core';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { ErrorAlert } from '../../../ui/ErrorAlert.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useAddManualContactMutation } from '../../../generated/graphql.ts';
import {
  blankContact,
  contactFieldNames,
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
  const [add] = useAddManualContactMutation();
  const { form, submit } = useGatewayForm<ContactFormValues>({
    initialValues: blankContact,
    validate: (values) => findContactErrors(values, timeZone),
    clearInputErrorOnChange: true,
    fieldNames: contactFieldNames,
    otherFields: ['caseId'],
    send: async (values) => {
      const place = { caseId, personId: person.id, timeZone };
      await add({ variables: { input: contactInput(values, place) } });
      notifySuccess(texts.added(person.name));
      onClose();
    },
  });
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack gap="md">
        <ErrorAlert>{form.errors['caseId']}</ErrorAlert>
        <ContactFields form={form} person={person} />
        <DialogButtons action={texts.submit} loading={form.submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
