import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useUnsavedGuard } from '../../../ui/unsaved-guard.ts';
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
  isBusy: boolean;
  /** Resolves with the server's errors by field; undefined on success. */
  onSubmit: (values: WebhookFormValues) => Promise<Record<string, string>>;
  onCancel: () => void;
}

/** Fields for the address and the events of a webhook. */
export function WebhookForm({ action, initialValues, isBusy, onSubmit, onCancel }: Props) {
  const form = useForm<WebhookFormValues>({
    initialValues,
    validate: {
      url: (url) => (url.trim() === '' ? texts.addressMissing : null),
      events: (events) => (events.length === 0 ? texts.eventsMissing : null),
    },
  });
  useUnsavedGuard(form.isDirty());
  const submit = async (values: WebhookFormValues): Promise<void> => {
    form.setErrors(await onSubmit({ ...values, url: values.url.trim() }));
  };
  return (
    <form noValidate autoComplete="off" onSubmit={form.onSubmit((values) => void submit(values))}>
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
        <DialogButtons action={action} loading={isBusy} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
