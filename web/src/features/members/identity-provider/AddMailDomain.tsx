import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useAddMailDomainMutation } from '../../../generated/graphql.ts';
import { mailDomainTexts as texts } from './mail-domain-texts.tsx';

/** Adds a mail domain to the list. */
export function AddMailDomain() {
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [add, { loading }] = useAddMailDomainMutation({
    onCompleted: ({ addMailDomain }) => {
      notifySuccess(texts.added(addMailDomain.name));
      setName('');
    },
    onError: (error) => {
      const refused = fieldErrorsOf(error)['name'];
      if (refused === undefined) notifyFailure(messageOf(error));
      else setRefusal(refused);
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRefusal(name.trim() === '' ? texts.nameMissing : null);
        if (name.trim() !== '') void add({ variables: { input: { name: name.trim() } } });
      }}
    >
      <Stack gap="sm" align="flex-start">
        <TextInput
          label={texts.name}
          description={texts.nameHelp}
          autoComplete="off"
          inputMode="url"
          maxLength={253}
          w="100%"
          value={name}
          error={refusal}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setRefusal(null);
          }}
        />
        <Button type="submit" variant="default" loading={loading}>
          {texts.add}
        </Button>
      </Stack>
    </form>
  );
}
