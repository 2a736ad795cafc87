import { Box, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable } from '../../../components/ListTable.tsx';
import { Moment } from '../../../domain/dates/Moment.tsx';
import { OpenButton } from '../../../components/OpenButton.tsx';
import type { GuideRequestRow_RequestFragment } from '../../../generated/graphql.ts';
import { typeWords } from './guide-request-words.ts';

type Request = GuideRequestRow_RequestFragment;

interface Props {
  requests: Request[];
  onOpen: (request: Request) => void;
}

const fromTablets = '(min-width: 48em)';
const fromSmallLaptops = '(min-width: 62em)';

/** The requests, newest first; a row opens its request. */
export function GuideRequestTable({ requests, onOpen }: Props) {
  const columns: DataTableColumn<Request>[] = [
    {
      accessor: 'name',
      title: 'NAME',
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
      accessor: 'email',
      title: 'EMAIL',
      visibleMediaQuery: fromTablets,
      ellipsis: true,
      width: 'clamp(180px, 100vw - 900px, 300px)',
      render: ({ email }) => <span title={email}>{email}</span>,
    },
    {
      accessor: 'phone',
      title: 'PHONE',
      visibleMediaQuery: fromSmallLaptops,
      noWrap: true,
      render: ({ phone }) => phone || <span aria-label="none">–</span>,
    },
    { accessor: 'type', title: 'TYPE', noWrap: true, render: ({ type }) => typeWords[type] },
    {
      accessor: 'createdAt',
      title: 'REQUESTED',
      visibleMediaQuery: fromTablets,
      render: ({ createdAt }) => <Moment at={createdAt} size="sm" />,
    },
  ];
  return <ListTable columns={columns} rows={requests} onOpen={onOpen} />;
}
