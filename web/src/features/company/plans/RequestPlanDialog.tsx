import { Text, Textarea } from '@mantine/core';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { messageOf } from '../../../apollo/errors.ts';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
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
    <FormDialog opened={isOpen} onClose={onClose} title={texts.askFor(plan.name)}>
      <Request plan={plan} onClose={onClose} {...rest} />
    </FormDialog>
  );
}

function Request({ plan, changes, note: initial, onClose }: Omit<Props, 'isOpen'>) {
  const [request] = useRequestPlanMutation();
  const { form, submit } = useGatewayForm({
    initialValues: { note: initial },
    alertMessage: messageOf,
    clearInputErrorOnChange: true,
    send: async ({ note }) => {
      await request({ variables: { input: { planId: plan.id, note } } });
      notifySuccess(texts.requestSent);
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
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
        {...form.getInputProps('note')}
      />
      <DialogButtons
        mt="lg"
        action={texts.sendRequest}
        loading={form.submitting}
        onCancel={onClose}
      />
    </form>
  );
}
