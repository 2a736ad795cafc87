import { Button, PasswordInput, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
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
  const form = useForm({
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
  });
  const [update, { loading }] = useUpdateIdentityProviderMutation({
    // Keeps the secret out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: () => notifySuccess(texts.saved),
    onError: (error) => {
      const errors = fieldErrorsOf(error);
      if (Object.keys(errors).length === 0) notifyFailure(messageOf(error));
      form.setErrors(errors);
    },
  });
  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={form.onSubmit(({ clientSecret, ...values }) => {
        const input = { ...values, clientSecret: clientSecret === '' ? null : clientSecret };
        void update({ variables: { input } });
      })}
    >
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
          <Button type="submit" loading={loading}>
            {texts.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
