import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import type { WebhookEvent } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';
import { chosenEvents } from './webhook-words.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';

export interface WebhookFormValues {
  url: string;
  events: WebhookEvent[];
}

interface Props {
  action: string;
  initialValues: WebhookFormValues;
  /** Saves the values; rejects with the gateway's error. */
  onSave: (values: WebhookFormValues) => Promise<unknown>;
  onCancel: () => void;
}

/** Fields for the address and the events of a webhook. */
export function WebhookForm({ action, initialValues, onSave, onCancel }: Props) {
  const { form, submit } = useGatewayForm<WebhookFormValues>({
    initialValues,
    validate: {
      url: (url) => (url.trim() === '' ? texts.addressMissing : null),
      events: (events) => (events.length === 0 ? texts.eventsMissing : null),
    },
    send: ({ url, events }) => onSave({ url: url.trim(), events }),
  });
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={texts.address}
          description={texts.addressHelp}
          placeholder="https://"
          inputMode="url"
          required
          data-autofocus
          {...form.getInputProps('url')}
        />
        <Checkbox.Group label={texts.events} required {...form.getInputProps('events')}>
          <Stack gap="sm" mt="xs">
            {chosenEvents.map((event) => (
              <Checkbox
                key={event}
                value={event}
                label={texts.eventMeanings[event].type}
                description={texts.eventMeanings[event].meaning}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <DialogButtons action={action} loading={form.submitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
