import { Button, Stack, TextInput } from '@mantine/core';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { useAddMailDomainMutation } from '../../../generated/graphql.ts';
import { mailDomainTexts as texts } from './mail-domain-texts.tsx';

/** Adds a mail domain to the list. */
export function AddMailDomain() {
  const [add] = useAddMailDomainMutation();
  const { form, submit } = useGatewayForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() === '' ? texts.nameMissing : null) },
    clearInputErrorOnChange: true,
    send: async ({ name }) => {
      const { data } = await add({ variables: { input: { name: name.trim() } } });
      notifySuccess(texts.added(data!.addMailDomain.name));
    },
    toSaved: () => ({ name: '' }),
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm" align="flex-start">
        <TextInput
          label={texts.name}
          description={texts.nameHelp}
          autoComplete="off"
          inputMode="url"
          maxLength={253}
          w="100%"
          {...form.getInputProps('name')}
        />
        <Button type="submit" variant="default" loading={form.submitting}>
          {texts.add}
        </Button>
      </Stack>
    </form>
  );
}
