import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { countryOptions, type Country } from '../../components/countries.ts';
import {
  blankCompany,
  portalRules,
  signupRules,
  trimmed,
  type CompanyFormValues,
} from './company-rules.ts';
import { texts } from './texts.ts';

interface Props {
  /** Who fills it in: the company, or the provider, who also chooses the plan. */
  purpose: 'signup' | 'portal';
  countries: readonly Country[];
  /** What the provider can choose. */
  plans?: readonly { id: string; name: string }[];
  action: string;
  isBusy: boolean;
  /** What was typed before. */
  before?: CompanyFormValues;
  /** Nothing can be sent yet, for a reason that is said elsewhere. */
  isHeld?: boolean;
  /** Answers with what the server found wrong, by field; nothing when it is done. */
  onSubmit: (values: CompanyFormValues) => Promise<Record<string, string>>;
  onCancel?: () => void;
}

const none: readonly never[] = [];

/** The fields of a company. Validates them and passes valid values on. */
export function CompanyForm({
  purpose,
  countries,
  plans = none,
  action,
  isBusy,
  before = blankCompany,
  isHeld = false,
  onSubmit,
  onCancel,
}: Props) {
  const isSignup = purpose === 'signup';
  const form = useForm<CompanyFormValues>({
    initialValues: before,
    validate: isSignup ? signupRules : portalRules,
    validateInputOnChange: true,
    validateInputOnBlur: true,
  });
  const submit = async (values: CompanyFormValues): Promise<void> => {
    form.setErrors(await onSubmit(trimmed(values)));
  };
  const size = isSignup ? 'md' : 'sm';
  const field = (name: keyof CompanyFormValues) => ({
    size,
    required: true,
    withAsterisk: !isSignup,
    ...form.getInputProps(name),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="md">
        <TextInput
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete={isSignup ? 'email' : 'off'}
          {...(isSignup ? {} : { 'data-autofocus': true })}
          {...field('email')}
        />
        <TextInput
          label={texts.companyName}
          autoComplete={isSignup ? 'organization' : 'off'}
          {...field('name')}
        />
        <TextInput
          label={texts.website}
          inputMode="url"
          placeholder={texts.websitePlaceholder}
          autoComplete={isSignup ? 'url' : 'off'}
          {...field('website')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          <NativeSelect
            label={texts.country}
            data={countryOptions(countries)}
            autoComplete={isSignup ? 'country' : 'off'}
            {...field('country')}
          />
          <TextInput
            label={texts.phone}
            type="tel"
            inputMode="tel"
            autoComplete={isSignup ? 'tel' : 'off'}
            {...field('phone')}
          />
        </SimpleGrid>
        {!isSignup && (
          <NativeSelect
            label={texts.plan}
            data={[
              { value: '', label: texts.choosePlan },
              ...plans.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...field('planId')}
          />
        )}
        <Group justify="flex-end" gap="sm" mt="sm">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
          <Button
            type="submit"
            size={size}
            fullWidth={isSignup}
            disabled={!form.isValid() || isHeld}
            loading={isBusy}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
