import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconWebhookOff } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { useNow } from '../../../lib/browser/clock.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useCan } from '../current/use-can.ts';
import { useCompany } from '../current/CompanyContext.tsx';
import { Moment } from '../current/Moment.tsx';
import { useWebhooksQuery, type WebhooksQuery } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookState } from './WebhookState.tsx';
import { texts } from './texts.tsx';
import { parseHost } from './webhook-words.ts';

/** One webhook: its settings and its deliveries. */
export function WebhookPage() {
  const { webhookId = '' } = useParams();
  const { name: companyName } = useCompany();
  const query = useWebhooksQuery({ fetchPolicy: 'network-only' });
  return (
    <>
      <BackLink to={paths.webhooks(companyName)}>{texts.pageTitle}</BackLink>
      <QueryBoundary query={query} failure={texts.listFailed} fallback={<WebhookSkeleton />}>
        {({ webhooks }) => <Details webhooks={webhooks} id={webhookId} />}
      </QueryBoundary>
    </>
  );
}

function Details({ webhooks, id }: Pick<WebhooksQuery, 'webhooks'> & { id: string }) {
  const can = useCan();
  const now = useNow();
  const webhook = webhooks.find((each) => each.id === id);
  if (!webhook) return <WebhookNotFound />;
  const { url, events, previousSecretUntil, isPaused } = webhook;
  const hasBothSecrets = previousSecretUntil !== null && Date.parse(previousSecretUntil) > now;
  return (
    <>
      <PageTitle
        title={parseHost(url)}
        state={<WebhookState webhook={webhook} />}
        action={can('webhook:update') && <WebhookActions webhook={webhook} />}
      />
      <Facts mb="xl">
        <Fact term={texts.address}>{url}</Fact>
        <Fact term={texts.events}>{events.map((each) => texts.eventTypes[each]).join(', ')}</Fact>
        {hasBothSecrets && (
          <Fact term={texts.secret}>
            {texts.bothSecrets(<Moment isInSentence at={previousSecretUntil} />)}
          </Fact>
        )}
        {isPaused && <Fact term={texts.paused}>{texts.pausedMeaning}</Fact>}
      </Facts>
      <Title order={2} size="h3">
        {texts.messages}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {texts.messagesMeaning}
      </Text>
      <DeliveryList webhook={webhook} />
    </>
  );
}

function WebhookNotFound() {
  const { name: companyName } = useCompany();
  return (
    <EmptyState
      icon={IconWebhookOff}
      title={texts.notFound}
      sentence={texts.notFoundWhy}
      action={
        <Button component={Link} to={paths.webhooks(companyName)}>
          {texts.allWebhooks}
        </Button>
      }
      order={1}
    />
  );
}

function WebhookSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton h={32} maw={320} />
      <Skeleton h={20} maw={480} />
      <Skeleton h={20} maw={480} />
    </Stack>
  );
}
