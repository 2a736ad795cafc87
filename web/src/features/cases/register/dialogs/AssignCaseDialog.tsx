import { useApolloClient } from '@apollo/client/react';
import { NativeSelect, Skeleton, Stack } from '@mantine/core';
import { MentionTextarea } from '../../base/MentionTextarea.tsx';
import { refetchFields } from '../../../../apollo/outdated-fields.ts';
import { DialogButtons } from '../../../../ui/DialogButtons.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { notifySuccess } from '../../../../ui/notify.tsx';
import { QueryBoundary } from '../../../../ui/QueryBoundary.tsx';
import { useGatewayForm } from '../../../../ui/use-gateway-form.ts';
import { useActorNames } from '../../../company/current/actor-names.ts';
import { texts as caseTexts } from '../../base/texts.ts';
import { useAssignCaseDialogQuery, useAssignCaseMutation } from '../../../../generated/graphql.ts';
import { texts } from './texts.ts';

interface CaseData {
  id: string;
  number: number;
  version: number;
  owner: string | null;
}

interface Props {
  isOpen: boolean;
  caseData: CaseData;
  onClose: () => void;
}

/** Stands for nobody among the members to choose from, none of whose addresses it can be. */
const nobody = 'nobody';
const maxNoteLength = 500;

/** Gives a case to another member, or to nobody. Taking it from somebody needs a note. */
export function AssignCaseDialog({ isOpen, caseData, onClose }: Props) {
  const number = caseTexts.caseNumber(caseData.number);
  return (
    <FormDialog
      opened={isOpen}
      onClose={onClose}
      title={caseData.owner === null ? texts.assignTitle(number) : texts.handOverTitle(number)}
    >
      <LoadedForm caseData={caseData} onClose={onClose} />
    </FormDialog>
  );
}

function LoadedForm({ caseData, onClose }: Omit<Props, 'isOpen'>) {
  const query = useAssignCaseDialogQuery();
  return (
    <QueryBoundary query={query} failure={texts.ownersFailed} fallback={<Skeleton h={180} />}>
      {({ followUpAssignees }) => (
        <AssignForm caseData={caseData} members={followUpAssignees} onClose={onClose} />
      )}
    </QueryBoundary>
  );
}

interface FormProps extends Omit<Props, 'isOpen'> {
  members: readonly string[];
}

function AssignForm({ caseData, members, onClose }: FormProps) {
  const client = useApolloClient();
  const { formatName } = useActorNames();
  const [assign] = useAssignCaseMutation();
  const { id, number, version, owner: before } = caseData;
  const { form, submit } = useGatewayForm({
    initialValues: { owner: '', note: '' },
    validate: {
      owner: (owner) => (owner === '' ? texts.ownerMissing : null),
      note: (note) => (before !== null && note.trim() === '' ? texts.noteMissing : null),
    },
    clearInputErrorOnChange: true,
    send: async (values) => {
      const owner = values.owner === nobody ? null : values.owner;
      const note = values.note.trim() || null;
      try {
        await assign({ variables: { input: { id, version, owner, note } } });
      } catch (error) {
        // Somebody else may have changed the case: the next attempt is based on their version.
        void refetchFields(client, 'case');
        throw error;
      }
      const name = caseTexts.caseNumber(number);
      notifySuccess(
        owner === null ? texts.leftAlone(name) : texts.handedOver(name, formatName(owner)),
      );
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <NativeSelect
          label={texts.newOwner}
          required
          data-autofocus
          data={[
            { value: '', label: texts.chooseOwner, disabled: true },
            ...members
              .filter((email) => email !== before)
              .map((email) => ({ value: email, label: formatName(email) })),
            ...(before === null ? [] : [{ value: nobody, label: texts.nobody }]),
          ]}
          {...form.getInputProps('owner')}
        />
        <MentionTextarea
          label={texts.note}
          description={texts.noteMeaning}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={maxNoteLength}
          required={before !== null}
          {...form.getInputProps('note')}
        />
        <DialogButtons
          action={before === null ? texts.assign : texts.handOver}
          loading={form.submitting}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
