import type { ErrorLike } from '@apollo/client';
import { Button, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { messageOf } from '../../../apollo/errors.ts';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { countryOptions, type Country } from '../../../ui/countries.ts';
import { blankBilling, type BillingContact } from './pending-order.ts';
import { billingRules, trimmedBilling } from './billing-rules.ts';
import { texts } from './page-texts.ts';

interface Props {
  /** The initial values. */
  billing: BillingContact;
  /** The server's errors by field, from an earlier attempt. */
  errors: Record<string, string>;
  countries: readonly Country[];
  action: string;
  /** Sends the billing contact; rejects with the gateway's error. */
  onSave: (billing: BillingContact) => Promise<unknown>;
  /** Returns whether it has handled the error. */
  onError?: (error: ErrorLike, billing: BillingContact) => Promise<boolean>;
}

const fieldNames = Object.fromEntries(
  Object.keys(blankBilling).map((name) => [`billing.${name}`, name]),
);

/** The form for the billing contact. */
export function BillingForm({ billing, errors, countries, action, onSave, onError }: Props) {
  const { form, submit } = useGatewayForm<BillingContact>({
    initialValues: billing,
    initialErrors: errors,
    validate: billingRules,
    validateInputOnChange: true,
    validateInputOnBlur: true,
    fieldNames,
    send: (values) => onSave(trimmedBilling(values)),
    alertMessage: messageOf,
    ...(onError && { handleError: (error, values) => onError(error, trimmedBilling(values)) }),
  });
  const field = (name: keyof BillingContact) => ({
    size: 'md',
    required: name !== 'postalCode',
    withAsterisk: false,
    ...form.getInputProps(name),
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={texts.name}
          maxLength={200}
          autoComplete="billing name"
          {...field('name')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          <TextInput
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="billing email"
            {...field('email')}
          />
          <TextInput
            label={texts.phone}
            type="tel"
            inputMode="tel"
            autoComplete="billing tel"
            {...field('phone')}
          />
        </SimpleGrid>
        <TextInput
          label={texts.address}
          maxLength={200}
          autoComplete="billing street-address"
          {...field('address')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          <TextInput
            label={texts.city}
            maxLength={200}
            autoComplete="billing address-level2"
            {...field('city')}
          />
          <TextInput
            label={texts.postalCode}
            placeholder={texts.optional}
            maxLength={20}
            autoComplete="billing postal-code"
            {...field('postalCode')}
          />
        </SimpleGrid>
        <NativeSelect
          label={texts.country}
          data={countryOptions(countries)}
          autoComplete="billing country"
          {...field('country')}
        />
        <Button
          type="submit"
          size="md"
          mt="sm"
          disabled={!form.isValid()}
          loading={form.submitting}
        >
          {action}
        </Button>
      </Stack>
    </form>
  );
}
