import { Box, Text } from '@mantine/core';
import { type Column, ListTable } from '../../../ui/ListTable.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { OpenButton } from '../../../ui/OpenButton.tsx';
import type { GuideRequestRow_RequestFragment } from '../../../generated/graphql.ts';
import { typeWords } from './guide-request-words.ts';
import { texts } from '../../site/guide/texts.ts';

type Request = GuideRequestRow_RequestFragment;

interface Props {
  requests: Request[];
  onOpen: (request: Request) => void;
}

/** The requests, newest first; a row opens its request. */
export function GuideRequestTable({ requests, onOpen }: Props) {
  const columns: Column<Request>[] = [
    {
      key: 'name',
      title: texts.nameColumn,
      render: (request) => (
        <>
          <OpenButton onOpen={() => onOpen(request)}>{request.name}</OpenButton>
          <Box hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
            <Text size="xs" c="dimmed">
              {request.email}
            </Text>
            <Text size="xs" c="dimmed">
              <Moment at={request.createdAt} />
            </Text>
          </Box>
        </>
      ),
    },
    {
      key: 'email',
      title: texts.emailColumn,
      visibleFrom: 'sm',
      isTruncated: true,
      width: 'clamp(180px, 100vw - 900px, 300px)',
      render: ({ email }) => <span title={email}>{email}</span>,
    },
    {
      key: 'phone',
      title: texts.phoneColumn,
      visibleFrom: 'md',
      hasNoWrap: true,
      render: ({ phone }) => phone || <span aria-label={texts.none}>–</span>,
    },
    {
      key: 'type',
      title: texts.typeColumn,
      hasNoWrap: true,
      render: ({ type }) => typeWords[type],
    },
    {
      key: 'createdAt',
      title: texts.requestedAtColumn,
      visibleFrom: 'sm',
      render: ({ createdAt }) => <Moment at={createdAt} size="sm" />,
    },
  ];
  return <ListTable columns={columns} rows={requests} onOpen={onOpen} />;
}
