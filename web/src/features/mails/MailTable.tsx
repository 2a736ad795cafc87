import { Box, Group, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../domain/dates/Moment.tsx';
import { OpenButton } from '../../components/OpenButton.tsx';
import type { MailRow_MailFragment } from '../../generated/graphql.ts';
import { MailStatusBadge } from './MailStatusBadge.tsx';
import classes from './MailTable.module.css';
import { RetryMail } from './RetryMail.tsx';

type Mail = MailRow_MailFragment;

interface Props {
  mails: Mail[];
  onOpen: (mail: Mail) => void;
}

const fromTablets = '(min-width: 48em)';
const fromSmallLaptops = '(min-width: 66em)';

/** The mails, newest first; a row opens its mail. */
export function MailTable({ mails, onOpen }: Props) {
  const columns: DataTableColumn<Mail>[] = [
    {
      accessor: 'subject',
      title: 'SUBJECT',
      render: (mail) => (
        <>
          <OpenButton onOpen={() => onOpen(mail)}>{mail.subject}</OpenButton>
          <Box hiddenFrom="sm" className={classes['below']}>
            <Text size="xs" c="dimmed">
              {mail.to}
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
      accessor: 'to',
      title: 'TO',
      visibleMediaQuery: fromTablets,
      ellipsis: true,
      width: 'clamp(150px, 100vw - 1040px, 260px)',
      render: ({ to }) => <span title={to}>{to}</span>,
    },
    {
      accessor: 'company.name',
      title: 'COMPANY',
      visibleMediaQuery: fromSmallLaptops,
      render: ({ company }) =>
        company?.name ?? (
          <Text size="sm" c="dimmed">
            Provider
          </Text>
        ),
    },
    {
      accessor: 'createdAt',
      title: 'ASKED FOR',
      visibleMediaQuery: fromSmallLaptops,
      render: ({ createdAt }) => <Moment at={createdAt} size="sm" />,
    },
    {
      accessor: 'status',
      title: 'STATUS',
      visibleMediaQuery: fromTablets,
      render: ({ status }) => <MailStatusBadge status={status} />,
    },
    {
      accessor: 'id',
      title: 'ACTION',
      width: 92,
      render: (mail) => <RetryMail mail={mail} size="compact-sm" />,
    },
  ];
  return <ListTable columns={columns} rows={mails} onOpen={onOpen} isDense />;
}
