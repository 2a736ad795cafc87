import { Button, Group, Text } from '@mantine/core';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  useRemoveIdentityProviderMutation,
  useTestIdentityProviderMutation,
} from '../../../generated/graphql.ts';
import { singleSignOnTexts as texts } from './single-sign-on-texts.tsx';

/** Buttons to test or remove the identity provider. */
export function IdentityProviderActions() {
  const confirm = useConfirm();
  const [remove] = useRemoveIdentityProviderMutation();
  const askToRemove = (): void =>
    confirm({
      title: texts.removeTitle,
      meaning: texts.removeMeaning,
      confirmLabel: texts.remove,
      isDangerous: true,
      onConfirm: () => remove(),
      onDone: () => notifySuccess(texts.removed),
    });
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
        <Button variant="default" onClick={askToRemove}>
          {texts.remove}
        </Button>
      </Group>
    </>
  );
}
