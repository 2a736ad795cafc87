import { Button, Checkbox, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm, type GetInputPropsReturnType } from '@mantine/form';
import { cameraRules, usualPlace, type CameraFormValues } from './camera-rules.ts';

interface Props {
  action: string;
  initialValues: CameraFormValues;
  isBusy: boolean;
  /** Answers with what the server found wrong, by field; nothing when it is done. */
  onSubmit: (values: CameraFormValues) => Promise<Record<string, string>>;
  onCancel: () => void;
}

/** The fields of a camera. Pure: says what is wrong, hands on what is right. */
export function CameraForm({ action, initialValues, isBusy, onSubmit, onCancel }: Props) {
  const form = useForm<CameraFormValues>({
    initialValues,
    validate: cameraRules,
    validateInputOnChange: true,
    validateInputOnBlur: true,
  });
  const submit = async (values: CameraFormValues): Promise<void> => {
    form.setErrors(await onSubmit(values));
  };
  // Mantine types these loosely; every field below but the checkbox holds text.
  const field = (name: keyof CameraFormValues) =>
    form.getInputProps(name) as GetInputPropsReturnType & { value: string };
  return (
    <form noValidate autoComplete="off" onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          <TextInput label="Camera id" required data-autofocus {...field('code')} />
          <TextInput
            label="CCTV feed url"
            required
            inputMode="url"
            placeholder="rtsp://"
            {...field('feedUrl')}
          />
          <TextInput label="Room name" required {...field('roomName')} />
          <TextInput label="Room number" required {...field('roomNumber')} />
          <TextInput
            label="Safe distance"
            required
            inputMode="decimal"
            rightSection={<Unit name="feet" />}
            rightSectionWidth={56}
            {...field('safeDistance')}
          />
          <TextInput
            label="Time lag"
            required
            inputMode="numeric"
            rightSection={<Unit name="seconds" />}
            rightSectionWidth={72}
            {...field('timeLag')}
          />
          <TextInput
            label="Latitude"
            placeholder={String(usualPlace.latitude)}
            {...field('latitude')}
          />
          <TextInput
            label="Longitude"
            placeholder={String(usualPlace.longitude)}
            {...field('longitude')}
          />
        </SimpleGrid>
        <Text size="xs" c="dimmed" mt={-8}>
          The location is optional. A blank one counts as {usualPlace.latitude} and{' '}
          {usualPlace.longitude}.
        </Text>
        <Checkbox
          label="Closed-circuit camera (CCTV)"
          {...form.getInputProps('isCctv', { type: 'checkbox' })}
        />
        <Group justify="flex-end" gap="sm" mt="sm">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={!form.isValid() || Object.keys(form.errors).length > 0 || isBusy}
            loading={isBusy}
          >
            {action}
          </Button>
        </Group>
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
