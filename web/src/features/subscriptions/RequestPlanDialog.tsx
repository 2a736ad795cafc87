import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { useRequestPlanMutation } from '../../generated/graphql.ts';
import { PlanChanges } from './PlanChanges.tsx';

const maxNoteLength = 1000;

interface Props {
  isOpen: boolean;
  plan: { id: string; name: string };
  changes: string[];
  /** What the open request says; empty for a new one. */
  note: string;
  onClose: () => void;
}

/** Asks the sales team for a plan whose price is agreed upon. */
export function RequestPlanDialog({ isOpen, plan, onClose, ...rest }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={`Ask for the ${plan.name} plan`}>
      <Request plan={plan} onClose={onClose} {...rest} />
    </Modal>
  );
}

function Request({ plan, changes, note: initial, onClose }: Omit<Props, 'isOpen'>) {
  const [note, setNote] = useState(initial);
  const [request, { loading, error }] = useRequestPlanMutation({
    onCompleted: () => {
      notifySuccess('Request sent');
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
      <Text size="sm">
        The price depends on what you need. Our sales team contacts you with an offer; your plan
        stays as it is until you agree.
      </Text>
      <PlanChanges changes={changes} />
      <Textarea
        label="Message"
        description="How many people and cameras, and from when. Optional."
        mt="md"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={maxNoteLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={fieldErrorsOf(error)['note']}
      />
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={loading}>
          Send request
        </Button>
      </Group>
    </form>
  );
}
