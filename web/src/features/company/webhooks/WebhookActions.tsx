import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconDots,
  IconKey,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { icons } from '../../../ui/tokens.ts';
import { useCompany } from '../current/CompanyContext.tsx';
import {
  useDeleteWebhookMutation,
  useSendTestEventMutation,
  useUpdateWebhookMutation,
  type Webhook_WebhookFragment,
} from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { EditWebhookDialog } from './EditWebhookDialog.tsx';
import { RotateSecretDialog } from './RotateSecretDialog.tsx';
import { texts } from './texts.tsx';
import { parseHost } from './webhook-words.ts';

/** The actions on a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook_WebhookFragment }) {
  const { id, isPaused } = webhook;
  const { name: companyName } = useCompany();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'edit' | 'rotate' | null>(null);
  const close = (): void => setDialog(null);
  const [test, { loading: isTesting }] = useSendTestEventMutation({
    onCompleted: () => notifySuccess(texts.testSent),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const [update] = useUpdateWebhookMutation({
    onCompleted: ({ updateWebhook }) =>
      notifySuccess(updateWebhook.isPaused ? texts.pausedNow : texts.resumed),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const confirm = useConfirm();
  const [remove] = useDeleteWebhookMutation();
  const askToRemove = (): void =>
    confirm({
      title: texts.removeTitle,
      meaning: texts.removeMeaning(parseHost(webhook.url)),
      confirmLabel: texts.remove,
      isDangerous: true,
      onConfirm: () => remove({ variables: { id } }),
      onDone: () => {
        notifySuccess(texts.removed);
        void navigate(paths.webhooks(companyName));
      },
    });
  return (
    <>
      <Button
        variant="default"
        loading={isTesting}
        disabled={isPaused}
        onClick={() => void test({ variables: { id } })}
      >
        {texts.test}
      </Button>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={texts.more}
            style={{ alignSelf: 'center' }}
          >
            <IconDots {...icons.lg} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil {...icons.md} />} onClick={() => setDialog('edit')}>
            {texts.edit}
          </Menu.Item>
          <Menu.Item
            leftSection={
              isPaused ? <IconPlayerPlay {...icons.md} /> : <IconPlayerPause {...icons.md} />
            }
            onClick={() => void update({ variables: { input: { id, isPaused: !isPaused } } })}
          >
            {isPaused ? texts.resume : texts.pause}
          </Menu.Item>
          <Menu.Item leftSection={<IconKey {...icons.md} />} onClick={() => setDialog('rotate')}>
            {texts.rotate}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash {...icons.md} />} onClick={askToRemove}>
            {texts.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <EditWebhookDialog isOpen={dialog === 'edit'} webhook={webhook} onClose={close} />
      <RotateSecretDialog isOpen={dialog === 'rotate'} webhookId={id} onClose={close} />
    </>
  );
}
