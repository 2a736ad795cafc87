import { Box, Group, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type Column, ListTable } from '../../../ui/ListTable.tsx';
import { OpenButton } from '../../../ui/OpenButton.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { defineSearch, pageNumber, useSearch } from '../../../ui/search-params.ts';
import { getShownData } from '../../../apollo/query-result.ts';
import { Moment } from '../current/Moment.tsx';
import {
  useWebhookDeliveriesQuery,
  type Delivery_DeliveryFragment,
  type Webhook_WebhookFragment,
} from '../../../generated/graphql.ts';
import { DeliveryDrawer } from './DeliveryDrawer.tsx';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import { texts } from './texts.tsx';
import { formatAnswer } from './webhook-words.ts';

const pageSize = 10;
const pollIntervalMs = 3_000;
const parts = defineSearch<{ page: number }>({ page: pageNumber() });

const columns = (onOpen: (id: string) => void): Column<Delivery_DeliveryFragment>[] => [
  {
    key: 'event',
    title: texts.eventColumn,
    render: (delivery) => (
      <>
        <OpenButton onOpen={() => onOpen(delivery.id)}>
          {texts.eventTypes[delivery.event]}
        </OpenButton>
        <Group hiddenFrom="sm" gap="sm" mt={4}>
          <DeliveryStatus status={delivery.status} />
          <Moment at={delivery.createdAt} size="xs" c="dimmed" />
          <Text size="xs" c="dimmed">
            {formatAnswer(delivery)}
          </Text>
        </Group>
      </>
    ),
  },
  {
    key: 'createdAt',
    title: texts.happenedColumn,
    visibleFrom: 'sm',
    render: ({ createdAt }) => <Moment at={createdAt} size="sm" />,
  },
  {
    key: 'tries',
    title: texts.triesColumn,
    visibleFrom: 'md',
    align: 'right',
    render: ({ tries }) => tries,
  },
  {
    key: 'answer',
    title: texts.answerColumn,
    visibleFrom: 'sm',
    render: (delivery) => formatAnswer(delivery),
  },
  {
    key: 'status',
    title: texts.statusColumn,
    visibleFrom: 'sm',
    render: ({ status }) => <DeliveryStatus status={status} />,
  },
];

/** The deliveries to a webhook; a row opens its details. */
export function DeliveryList({ webhook }: { webhook: Webhook_WebhookFragment }) {
  const [{ page }, change] = useSearch(parts);
  const query = useWebhookDeliveriesQuery({
    variables: { webhookId: webhook.id, page, pageSize },
  });
  const items = getShownData(query)?.webhookDeliveries.items ?? [];
  const [openId, setOpenId] = useState<string | null>(null);
  const isWaiting = items.some(({ status }) => status === 'PENDING');
  const { startPolling, stopPolling } = query;
  useEffect(() => {
    if (!isWaiting) return undefined;
    startPolling(pollIntervalMs);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  return (
    <Box>
      <PagedList
        label={texts.messages}
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        query={query}
        select={({ webhookDeliveries }) => webhookDeliveries}
        failure={texts.messagesFailed}
        columns={5}
        empty={
          <EmptyState
            icon={IconSend}
            title={texts.noMessages}
            sentence={texts.noMessagesWhy}
            order={3}
          />
        }
      >
        {(deliveries) => (
          <ListTable
            columns={columns(setOpenId)}
            rows={deliveries}
            onOpen={({ id }) => setOpenId(id)}
          />
        )}
      </PagedList>
      <DeliveryDrawer
        delivery={items.find(({ id }) => id === openId) ?? null}
        isPaused={webhook.isPaused}
        onClose={() => setOpenId(null)}
      />
    </Box>
  );
}
