import { Checkbox, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { ErrorLike } from '@apollo/client';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { cameraRules, defaultPlace, type CameraFormValues } from './camera-rules.ts';
import { texts } from './texts.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';

interface Props {
  action: string;
  initialValues: CameraFormValues;
  /** Saves the values; rejects with the gateway's error. */
  onSave: (values: CameraFormValues) => Promise<unknown>;
  /** Message of the alert if that fails. */
  formatFailure: (error: ErrorLike) => string;
  onCancel: () => void;
}

/** The fields of a camera. */
export function CameraForm({ action, initialValues, onSave, formatFailure, onCancel }: Props) {
  const { form, submit } = useGatewayForm<CameraFormValues>({
    initialValues,
    validate: cameraRules,
    validateInputOnChange: true,
    validateInputOnBlur: true,
    send: onSave,
    alertMessage: formatFailure,
  });
  // Mantine types these loosely; every field but the checkbox holds text.
  const field = (name: keyof CameraFormValues) =>
    form.getInputProps(name) as GetInputPropsReturnType & { value: string };
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          <TextInput label={texts.cameraId} required data-autofocus {...field('code')} />
          <TextInput
            label={texts.feedUrl}
            required
            inputMode="url"
            placeholder="rtsp://"
            {...field('feedUrl')}
          />
          <TextInput label={texts.roomName} required {...field('roomName')} />
          <TextInput label={texts.roomNumber} required {...field('roomNumber')} />
          <TextInput
            label={texts.safeDistance}
            required
            inputMode="decimal"
            rightSection={<Unit name="feet" />}
            rightSectionWidth={56}
            {...field('safeDistance')}
          />
          <TextInput
            label={texts.timeLag}
            required
            inputMode="numeric"
            rightSection={<Unit name="seconds" />}
            rightSectionWidth={72}
            {...field('timeLag')}
          />
          <TextInput
            label={texts.latitude}
            placeholder={String(defaultPlace.latitude)}
            {...field('latitude')}
          />
          <TextInput
            label={texts.longitude}
            placeholder={String(defaultPlace.longitude)}
            {...field('longitude')}
          />
        </SimpleGrid>
        <Text size="xs" c="dimmed" mt={-8}>
          {texts.locationOptional(defaultPlace.latitude, defaultPlace.longitude)}
        </Text>
        <Checkbox label={texts.cctv} {...form.getInputProps('isCctv', { type: 'checkbox' })} />
        <DialogButtons
          action={action}
          disabled={!form.isValid() || Object.keys(form.errors).length > 0 || form.submitting}
          loading={form.submitting}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}

function Unit({ name }: { name: string }) {
  return (
    <Text size="xs" c="dimmed">
      {name}
    </Text>
  );
}
