import { Anchor, Button, Text } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { useCan } from '../current/use-can.ts';
import { useCompany } from '../current/CompanyContext.tsx';
import { useWebhooksQuery, type WebhooksQuery } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { AddWebhookDialog } from './AddWebhookDialog.tsx';
import { WebhookState } from './WebhookState.tsx';
import { texts } from './texts.tsx';

/** The company's webhooks. */
export function WebhooksPage() {
  const query = useWebhooksQuery({ fetchPolicy: 'network-only' });
  const [isAdding, setAdding] = useState(false);
  const can = useCan();
  const add = can('webhook:update') && (
    <Button leftSection={<IconPlus {...icons.md} />} onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle title={texts.pageTitle} state={texts.pageMeaning} action={add} />
      <QueryBoundary
        query={query}
        failure={texts.listFailed}
        fallback={<TableSkeleton rows={3} columns={3} />}
      >
        {(data) => <WebhookTable data={data} />}
      </QueryBoundary>
      <AddWebhookDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}

function WebhookTable({ data }: { data: WebhooksQuery }) {
  const { webhooks } = data;
  const { name: companyName } = useCompany();
  if (webhooks.length === 0)
    return (
      <EmptyState icon={IconWebhook} title={texts.nothingYet} sentence={texts.nothingYetHelp} />
    );
  return (
    <PlainTable isStacked hasHover aria-label={texts.pageTitle}>
      <thead>
        <tr>
          <th scope="col">{texts.addressColumn}</th>
          <th scope="col">{texts.eventsColumn}</th>
          <th scope="col">{texts.stateColumn}</th>
        </tr>
      </thead>
      <tbody>
        {webhooks.map((webhook) => (
          <tr key={webhook.id}>
            <td style={{ overflowWrap: 'anywhere' }}>
              <Anchor
                component={Link}
                to={paths.webhook(companyName, webhook.id)}
                c="var(--mantine-color-text)"
                fw={fontWeights.medium}
                size="sm"
              >
                {webhook.url}
              </Anchor>
            </td>
            <td data-name={texts.eventsColumn}>
              <Text size="sm">
                {webhook.events.map((event) => texts.eventTypes[event]).join(', ')}
              </Text>
            </td>
            <td data-name={texts.stateColumn}>
              <WebhookState webhook={webhook} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
