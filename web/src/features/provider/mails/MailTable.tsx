import { Box, Group, Text } from '@mantine/core';
import { type Column, ListTable } from '../../../ui/ListTable.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { OpenButton } from '../../../ui/OpenButton.tsx';
import type { MailRow_MailFragment } from '../../../generated/graphql.ts';
import { MailStatusBadge } from './MailStatusBadge.tsx';
import { RetryMail } from './RetryMail.tsx';
import { texts } from './texts.tsx';

type Mail = MailRow_MailFragment;

interface Props {
  mails: Mail[];
  onOpen: (mail: Mail) => void;
}

/** The emails, newest first; a row opens its details. */
export function MailTable({ mails, onOpen }: Props) {
  const columns: Column<Mail>[] = [
    {
      key: 'subject',
      title: texts.subjectColumn,
      render: (mail) => (
        <>
          <OpenButton onOpen={() => onOpen(mail)}>{mail.subject}</OpenButton>
          <Box hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
            <Text size="xs" c="dimmed">
              {texts.recipientName(mail.to)}
            </Text>
            <Group gap="sm" mt={4}>
              <MailStatusBadge status={mail.status} />
              <Moment at={mail.createdAt} size="xs" c="dimmed" />
            </Group>
          </Box>
        </>
      ),
    },
    {
      key: 'to',
      title: texts.recipientColumn,
      visibleFrom: 'sm',
      isTruncated: true,
      width: 'clamp(150px, 100vw - 1040px, 260px)',
      render: ({ to }) => <span title={to}>{texts.recipientName(to)}</span>,
    },
    {
      key: 'company',
      title: texts.companyColumn,
      visibleFrom: 'md',
      render: ({ company }) =>
        company?.name ?? (
          <Text size="sm" c="dimmed">
            {texts.provider}
          </Text>
        ),
    },
    {
      key: 'createdAt',
      title: texts.createdColumn,
      visibleFrom: 'md',
      render: ({ createdAt }) => <Moment at={createdAt} size="sm" />,
    },
    {
      key: 'status',
      title: texts.statusColumn,
      visibleFrom: 'sm',
      render: ({ status }) => <MailStatusBadge status={status} />,
    },
    {
      key: 'actions',
      title: texts.actionColumn,
      width: 92,
      render: (mail) => <RetryMail mail={mail} size="compact-sm" />,
    },
  ];
  return <ListTable columns={columns} rows={mails} onOpen={onOpen} isDense />;
}
