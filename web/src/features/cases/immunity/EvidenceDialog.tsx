import { Stack, Text } from '@mantine/core';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { useEvidenceDialogMutation, type DiseaseCode } from '../../../generated/graphql.ts';
import {
  blankEvidence,
  evidenceInput,
  findEvidenceErrors,
  type EvidenceValues,
} from './evidence-form.ts';
import { EvidenceFields } from './EvidenceFields.tsx';
import { texts } from './texts.ts';

interface Props {
  isOpen: boolean;
  person: { id: string; name: string };
  /** Diseases that the company uses, at least one. */
  diseases: readonly DiseaseCode[];
  onClose: () => void;
}

/** Adds evidence of the immunity of a person. */
export function EvidenceDialog({ isOpen, onClose, ...form }: Props) {
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={texts.dialogTitle(form.person.name)}>
      <EvidenceForm onClose={onClose} {...form} />
    </FormDialog>
  );
}

function EvidenceForm({ person, diseases, onClose }: Omit<Props, 'isOpen'>) {
  const [record] = useEvidenceDialogMutation();
  const { form, submit } = useGatewayForm<EvidenceValues>({
    initialValues: blankEvidence(diseases),
    validate: findEvidenceErrors,
    clearInputErrorOnChange: true,
    send: async (values) => {
      const input = { employeeIds: [person.id], ...evidenceInput(values) };
      const { data } = await record({ variables: { input } });
      const isNew = data?.recordImmunity.added !== 0;
      notifySuccess((isNew ? texts.saved : texts.known)(person.name));
      onClose();
    },
  });
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack gap="md">
        <EvidenceFields form={form} diseases={diseases} />
        <Text size="sm" c="dimmed">
          {texts.consequence}
        </Text>
        <DialogButtons action={texts.save} loading={form.submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
