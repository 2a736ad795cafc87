import { Button, PasswordInput, Stack, Switch, TextInput } from '@mantine/core';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import {
  type SingleSignOn_StateFragment,
  useUpdateIdentityProviderMutation,
} from '../../../generated/graphql.ts';
import { singleSignOnTexts as texts } from './single-sign-on-texts.tsx';

const nothing = {
  issuer: '',
  clientId: '',
  isEnabled: false,
  asksSecondFactor: false,
  vouchesForAddresses: false,
};

/** The settings of an identity provider. The stored secret is never shown. */
export function IdentityProviderForm({ stored }: { stored: SingleSignOn_StateFragment }) {
  const { isRequired, identityProvider } = stored;
  const { issuer, clientId, isEnabled, asksSecondFactor, vouchesForAddresses } =
    identityProvider ?? nothing;
  const [update] = useUpdateIdentityProviderMutation({
    // Keeps the secret out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: () => notifySuccess(texts.saved),
  });
  const { form, submit } = useGatewayForm({
    initialValues: {
      issuer,
      clientId,
      clientSecret: '',
      isEnabled,
      asksSecondFactor,
      vouchesForAddresses,
      isRequired,
    },
    validate: {
      issuer: (value) => (value.trim() === '' ? texts.issuerMissing : null),
      clientId: (value) => (value.trim() === '' ? texts.clientIdMissing : null),
    },
    toSaved: (values) => ({ ...values, clientSecret: '' }),
    send: ({ clientSecret, ...values }) =>
      update({
        variables: {
          input: { ...values, clientSecret: clientSecret === '' ? null : clientSecret },
        },
      }),
  });
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={texts.issuer}
          description={texts.issuerHelp}
          placeholder="https://"
          inputMode="url"
          required
          {...form.getInputProps('issuer')}
        />
        <TextInput
          label={texts.clientId}
          autoComplete="off"
          required
          {...form.getInputProps('clientId')}
        />
        <PasswordInput
          label={texts.clientSecret}
          description={identityProvider ? texts.clientSecretKept : undefined}
          autoComplete="new-password"
          required={identityProvider === null}
          {...form.getInputProps('clientSecret')}
        />
        <Switch label={texts.enabled} {...form.getInputProps('isEnabled', { type: 'checkbox' })} />
        <Switch
          label={texts.asksSecondFactor}
          description={texts.asksSecondFactorHelp}
          {...form.getInputProps('asksSecondFactor', { type: 'checkbox' })}
        />
        <Switch
          label={texts.vouchesForAddresses}
          description={texts.vouchesForAddressesHelp}
          {...form.getInputProps('vouchesForAddresses', { type: 'checkbox' })}
        />
        <Switch
          label={texts.isRequired}
          description={texts.isRequiredHelp}
          {...form.getInputProps('isRequired', { type: 'checkbox' })}
        />
        <div>
          <Button type="submit" loading={form.submitting}>
            {texts.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
