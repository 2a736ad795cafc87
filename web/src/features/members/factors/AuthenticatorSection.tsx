import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { messageOf } from '../../../apollo/errors.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { SecretDialog } from '../../../ui/SecretDialog.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpAuthenticator } from './SetUpAuthenticator.tsx';
import {
  useAuthenticatorSectionQuery,
  type AuthenticatorSectionQuery,
  useRemoveAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
} from '../../../generated/graphql.ts';
import { authenticatorTexts as texts } from './authenticator-texts.tsx';

/** The account's authenticator app and recovery codes. */
export function AuthenticatorSection() {
  const query = useAuthenticatorSectionQuery();
  return (
    <QueryBoundary query={query} failure={texts.failed} fallback={<Skeleton h={72} />}>
      {(data) => <Authenticator data={data} />}
    </QueryBoundary>
  );
}

type Dialog = 'set-up' | 'renew';

function Authenticator({ data }: { data: AuthenticatorSectionQuery }) {
  const { authenticatorSince, passkeyCount, recoveryCodesLeft } = data.mySecondFactor;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = (): void => setDialog(null);
  const confirm = useConfirm();
  const [remove] = useRemoveAuthenticatorMutation();
  const askToRemove = (): void =>
    confirm({
      title: texts.removeTitle,
      meaning: passkeyCount > 0 ? texts.removeKeepsPasskeys : texts.removeMeaning,
      confirmLabel: texts.remove,
      isDangerous: true,
      onConfirm: () => remove(),
      onDone: () => notifySuccess(texts.removed),
    });
  return (
    <>
      {authenticatorSince === null && (
        <div>
          <Button onClick={() => setDialog('set-up')}>{texts.setUp}</Button>
        </div>
      )}
      {(authenticatorSince !== null || passkeyCount > 0) && (
        <Stack gap="sm">
          {authenticatorSince !== null && (
            <Group gap="xs">
              <Tag tone="safe">{texts.on}</Tag>
              <Text size="sm">{texts.since(<Moment at={authenticatorSince} isInSentence />)}</Text>
            </Group>
          )}
          <Text size="sm" c={recoveryCodesLeft > 2 ? 'dimmed' : undefined}>
            {texts.codesLeft(recoveryCodesLeft)}
          </Text>
          <Group gap="sm">
            <Button variant="default" onClick={() => setDialog('renew')}>
              {texts.renew}
            </Button>
            {authenticatorSince !== null && (
              <Button variant="default" onClick={askToRemove}>
                {texts.remove}
              </Button>
            )}
          </Group>
        </Stack>
      )}
      <SecretDialog opened={dialog === 'set-up'} onClose={close} title={texts.setUp}>
        <SetUpAuthenticator onDone={close} onCancel={close} />
      </SecretDialog>
      <SecretDialog opened={dialog === 'renew'} onClose={close} title={texts.renewTitle}>
        <RenewRecoveryCodes onDone={close} />
      </SecretDialog>
    </>
  );
}

function RenewRecoveryCodes({ onDone }: { onDone: () => void }) {
  const [renew, { loading, data }] = useRenewRecoveryCodesMutation({
    // Keeps the codes out of the cache.
    fetchPolicy: 'no-cache',
    onError: (error) => notifyFailure(messageOf(error)),
  });
  if (data) return <RecoveryCodes codes={data.renewRecoveryCodes.recoveryCodes} onDone={onDone} />;
  return (
    <Confirmation
      confirmLabel={texts.renew}
      isBusy={loading}
      onConfirm={() => void renew()}
      onCancel={onDone}
    >
      {texts.renewMeaning}
    </Confirmation>
  );
}
