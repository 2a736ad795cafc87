import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  useRemoveIdentityProviderMutation,
  useTestIdentityProviderMutation,
} from '../../../generated/graphql.ts';
import { singleSignOnTexts as texts } from './single-sign-on-texts.tsx';

/** Buttons to test or remove the identity provider. */
export function IdentityProviderActions() {
  const [isRemoving, setRemoving] = useState(false);
  const [test, { data, loading }] = useTestIdentityProviderMutation({
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const result = data?.testIdentityProvider;
  return (
    <>
      {result && (
        <Text
          size="sm"
          c={result.problem === null ? undefined : 'var(--vc-positive)'}
          role={result.problem === null ? 'status' : 'alert'}
        >
          {result.problem ?? texts.works}
        </Text>
      )}
      <Group gap="sm">
        <Button variant="default" loading={loading} onClick={() => void test()}>
          {texts.test}
        </Button>
        <Button variant="default" onClick={() => setRemoving(true)}>
          {texts.remove}
        </Button>
      </Group>
      <Modal opened={isRemoving} onClose={() => setRemoving(false)} title={texts.removeTitle}>
        <RemoveIdentityProvider onDone={() => setRemoving(false)} />
      </Modal>
    </>
  );
}

function RemoveIdentityProvider({ onDone }: { onDone: () => void }) {
  const [remove, { loading }] = useRemoveIdentityProviderMutation({
    onCompleted: () => notifySuccess(texts.removed),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <Confirmation
      confirmLabel={texts.remove}
      isDangerous
      isBusy={loading}
      onConfirm={() => void remove()}
      onCancel={onDone}
    >
      {texts.removeMeaning}
    </Confirmation>
  );
}
