import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { messageOf } from '../../../apollo/errors.ts';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { countryOptions, type Country } from '../../../ui/countries.ts';
import {
  blankCompany,
  portalRules,
  signupRules,
  trimmed,
  type CompanyFormValues,
} from './company-rules.ts';
import { texts } from './texts.ts';

interface Props {
  /** Whether the company or the provider fills in the form. Only the provider chooses the plan. */
  purpose: 'signup' | 'portal';
  countries: readonly Country[];
  /** Plans that the provider can choose. */
  plans?: readonly { id: string; name: string }[];
  action: string;
  /** Initial values. */
  before?: CompanyFormValues;
  /** Disables the button, for a reason that is shown elsewhere. */
  isHeld?: boolean;
  /** Sends the values; rejects with the gateway's error. */
  onSave: (values: CompanyFormValues) => Promise<unknown>;
  onCancel?: () => void;
}

const none: readonly never[] = [];

/** The form of a company. Calls `onSubmit` only with valid values. */
export function CompanyForm({
  purpose,
  countries,
  plans = none,
  action,
  before = blankCompany,
  isHeld = false,
  onSave,
  onCancel,
}: Props) {
  const isSignup = purpose === 'signup';
  const { form, submit } = useGatewayForm<CompanyFormValues>({
    initialValues: before,
    validate: isSignup ? signupRules : portalRules,
    validateInputOnChange: true,
    validateInputOnBlur: true,
    send: (values) => onSave(trimmed(values)),
    alertMessage: messageOf,
  });
  const size = isSignup ? 'md' : 'sm';
  const field = (name: keyof CompanyFormValues) => ({
    size,
    required: true,
    withAsterisk: !isSignup,
    ...form.getInputProps(name),
  });
  return (
    <form noValidate onSubmit={submit}>
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
            loading={form.submitting}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
