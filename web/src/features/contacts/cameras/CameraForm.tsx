import { Checkbox, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm, type GetInputPropsReturnType } from '@mantine/form';
import { useUnsavedGuard } from '../../../ui/unsaved-guard.ts';
import { cameraRules, defaultPlace, type CameraFormValues } from './camera-rules.ts';
import { texts } from './texts.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';

interface Props {
  action: string;
  initialValues: CameraFormValues;
  isBusy: boolean;
  /** Resolves with the server's errors by field; undefined on success. */
  onSubmit: (values: CameraFormValues) => Promise<Record<string, string>>;
  onCancel: () => void;
}

/** The fields of a camera. */
export function CameraForm({ action, initialValues, isBusy, onSubmit, onCancel }: Props) {
  const form = useForm<CameraFormValues>({
    initialValues,
    validate: cameraRules,
    validateInputOnChange: true,
    validateInputOnBlur: true,
  });
  useUnsavedGuard(form.isDirty());
  const submit = async (values: CameraFormValues): Promise<void> => {
    form.setErrors(await onSubmit(values));
  };
  // Mantine types these loosely; every field but the checkbox holds text.
  const field = (name: keyof CameraFormValues) =>
    form.getInputProps(name) as GetInputPropsReturnType & { value: string };
  return (
    <form noValidate autoComplete="off" onSubmit={form.onSubmit((values) => void submit(values))}>
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
          disabled={!form.isValid() || Object.keys(form.errors).length > 0 || isBusy}
          loading={isBusy}
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
