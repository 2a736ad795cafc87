import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { messageOf } from '../../../apollo/errors.ts';
import { ListTable, type Column } from '../../../ui/ListTable.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { texts as memberTexts } from './role-texts.ts';
import {
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
  type InvitationTable_InvitationFragment as Invitation,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** Invitations that nobody has accepted yet, and people whom the identity provider has added and who have not consented yet. */
export function InvitationTable({ invitations }: { invitations: Invitation[] }) {
  const can = useCan();
  const columns: Column<Invitation>[] = [
    {
      key: 'email',
      title: texts.email,
      render: (invitation) => (
        <>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {invitation.name ?? invitation.email}
          </Text>
          {invitation.name && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {invitation.email}
            </Text>
          )}
          <Text
            size="xs"
            c="dimmed"
            component="div"
            maw={{ sm: 300 }}
            style={{ overflowWrap: 'anywhere' }}
          >
            {invitation.provisionedId === null
              ? texts.invitedAs(
                  memberTexts.roleNames[invitation.role],
                  <Moment isInSentence at={invitation.createdAt} />,
                  invitation.invitedBy,
                )
              : texts.waitsAs(
                  memberTexts.roleNames[invitation.role],
                  <Moment isInSentence at={invitation.createdAt} />,
                )}
          </Text>
          <Box hiddenFrom="sm">
            <Text size="xs" c="dimmed" component="div">
              {texts.worksUntil} <Moment isInSentence at={invitation.expiresAt} />
            </Text>
            {can('member:update') && <InvitationActions invitation={invitation} />}
          </Box>
        </>
      ),
    },
    {
      key: 'expires',
      title: texts.worksUntil,
      visibleFrom: 'sm',
      hasNoWrap: true,
      render: ({ expiresAt }) => <Moment size="sm" at={expiresAt} />,
    },
  ];
  if (can('member:update'))
    columns.push({
      key: 'actions',
      title: <VisuallyHidden>{texts.actions}</VisuallyHidden>,
      align: 'right',
      visibleFrom: 'sm',
      render: (invitation) => <InvitationActions invitation={invitation} />,
    });
  return <ListTable columns={columns} rows={invitations} isDense />;
}

function InvitationActions({ invitation: { id, email } }: { invitation: Invitation }) {
  const onError = (error: Error): void => notifyFailure(messageOf(error));
  const [resend, { loading: isSending }] = useResendInvitationMutation({
    onCompleted: () => notifySuccess(texts.resent(email)),
    onError,
  });
  const [withdraw, { loading: isWithdrawing }] = useWithdrawInvitationMutation({
    onCompleted: () => notifySuccess(texts.withdrawn(email)),
    onError,
  });
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap" mt={{ base: 4, sm: 0 }}>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={texts.resendTo(email)}
        loading={isSending}
        onClick={() => void resend({ variables: { id } })}
      >
        {texts.resend}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={texts.withdrawOf(email)}
        loading={isWithdrawing}
        onClick={() => void withdraw({ variables: { id } })}
      >
        {texts.withdraw}
      </Button>
    </Group>
  );
}
