import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { guideRules, isSendable, type GuideFormValues } from './guide-rules.ts';
import { texts } from './texts.ts';

interface Props {
  /** The initial values. */
  initial: GuideFormValues;
  isBusy: boolean;
  /** Called on every change. */
  onChange: (values: GuideFormValues) => void;
  onSubmit: (values: GuideFormValues) => void;
}

/** The form to request the guide. */
export function GuideForm({ initial, isBusy, onChange, onSubmit }: Props) {
  const form = useForm<GuideFormValues>({
    initialValues: initial,
    validate: guideRules,
    validateInputOnChange: true,
    validateInputOnBlur: true,
    onValuesChange: onChange,
  });
  const isReady = isSendable(form.values);
  return (
    <form
      noValidate
      aria-label={texts.formLabel}
      onSubmit={(event) => {
        event.preventDefault();
        // A wrong phone number shows an error, but does not prevent submitting.
        if (isReady) onSubmit(form.values);
      }}
    >
      <Stack gap="md">
        <TextInput
          label={texts.name}
          autoComplete="name"
          size="md"
          required
          withAsterisk={false}
          maxLength={100}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={texts.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          size="md"
          required
          withAsterisk={false}
          maxLength={254}
          {...form.getInputProps('email')}
        />
        <TextInput
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          size="md"
          {...form.getInputProps('phone')}
        />
        <Radio.Group label={texts.studentOrProfessional} {...form.getInputProps('type')}>
          <Group gap="lg" mt={4}>
            <Radio value="STUDENT" label={texts.student} />
            <Radio value="PROFESSIONAL" label={texts.professional} />
          </Group>
        </Radio.Group>
        <Button type="submit" size="md" mt="sm" disabled={!isReady} loading={isBusy}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
