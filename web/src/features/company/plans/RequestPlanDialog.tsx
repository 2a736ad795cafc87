import { Modal, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useRequestPlanMutation } from '../../../generated/graphql.ts';
import { PlanChanges } from './PlanChanges.tsx';
import { texts } from './subscription-texts.tsx';

const maxNoteLength = 1000;

interface Props {
  isOpen: boolean;
  plan: { id: string; name: string };
  changes: string[];
  /** Message of the open request; empty for a new one. */
  note: string;
  onClose: () => void;
}

/** Asks the sales team for a plan with an agreed price. */
export function RequestPlanDialog({ isOpen, plan, onClose, ...rest }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.askFor(plan.name)}>
      <Request plan={plan} onClose={onClose} {...rest} />
    </Modal>
  );
}

function Request({ plan, changes, note: initial, onClose }: Omit<Props, 'isOpen'>) {
  const [note, setNote] = useState(initial);
  const [request, { loading, error }] = useRequestPlanMutation({
    onCompleted: () => {
      notifySuccess(texts.requestSent);
      onClose();
    },
    onError: (failure) => notifyFailure(messageOf(failure)),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void request({ variables: { input: { planId: plan.id, note } } });
      }}
    >
      <Text size="sm">{texts.requestMeaning}</Text>
      <PlanChanges changes={changes} />
      <Textarea
        label={texts.message}
        description={texts.messageHelp}
        mt="md"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={maxNoteLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={fieldErrorsOf(error)['note']}
      />
      <DialogButtons mt="lg" action={texts.sendRequest} loading={loading} onCancel={onClose} />
    </form>
  );
}
