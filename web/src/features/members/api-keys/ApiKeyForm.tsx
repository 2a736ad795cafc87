import { Checkbox, Fieldset, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { scopeGroups, texts } from './texts.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';

interface ApiKeyFormValues {
  name: string;
  scopes: string[];
  expiresInDays: number;
}

interface Props {
  /** Saves the values; rejects with the gateway's error. */
  onSave: (values: ApiKeyFormValues) => Promise<unknown>;
  onCancel: () => void;
}

/** Fields for the name, scopes and expiry of a key. */
export function ApiKeyForm({ onSave, onCancel }: Props) {
  const { form, submit } = useGatewayForm<ApiKeyFormValues>({
    initialValues: { name: '', scopes: [], expiresInDays: 90 },
    validate: {
      name: (name) => (name.trim() === '' ? texts.nameMissing : null),
      scopes: (scopes) => (scopes.length === 0 ? texts.scopesMissing : null),
    },
    send: (values) => onSave({ ...values, name: values.name.trim() }),
  });
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={texts.name}
          description={texts.nameHelp}
          maxLength={60}
          required
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Checkbox.Group label={texts.scopes} required {...form.getInputProps('scopes')}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" mt="xs">
            {scopeGroups.map(({ name, scopes }) => (
              <Fieldset key={name} legend={name}>
                <Stack gap="xs">
                  {Object.entries(scopes).map(([scope, label]) => (
                    <Checkbox key={scope} value={scope} label={label} />
                  ))}
                </Stack>
              </Fieldset>
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <NativeSelect
          label={texts.expiry}
          data={Object.entries(texts.expiries).map(([value, label]) => ({ value, label }))}
          value={String(form.values.expiresInDays)}
          error={form.errors['expiresInDays']}
          onChange={(event) =>
            form.setFieldValue('expiresInDays', Number(event.currentTarget.value))
          }
        />
        <DialogButtons action={texts.create} loading={form.submitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
