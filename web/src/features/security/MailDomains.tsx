import { useReadQuery } from '@apollo/client/react';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useDeferredQuery, type DeferredAnswer } from '../../apollo/deferred-query.ts';
import { DescribedSection } from '../../components/DescribedSection.tsx';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { useMay } from '../../domain/company/use-may.ts';
import { MailDomainsDocument, type MailDomainsQuery } from '../../generated/graphql.ts';
import { AddMailDomain } from './AddMailDomain.tsx';
import { MailDomain } from './MailDomain.tsx';
import { mailDomainTexts as texts } from './mail-domain-texts.tsx';

/** The company's email domains and their DNS records; shown to those who may change how members sign in. */
export function MailDomains() {
  const may = useMay();
  return may('sign-in-rules:update') && <MailDomainSection />;
}

function MailDomainSection() {
  const query = useDeferredQuery(MailDomainsDocument, {}, { fetchPolicy: 'network-only' });
  return (
    <DescribedSection title={texts.title} sentence={texts.meaning}>
      <QueryBoundary query={query} failure={texts.failed} fallback={<Skeleton h={72} />}>
        <DomainList query={query} />
      </QueryBoundary>
      <AddMailDomain />
    </DescribedSection>
  );
}

function DomainList({ query }: { query: DeferredAnswer<MailDomainsQuery> }) {
  const { mailDomains } = useReadQuery(query.queryRef).data;
  if (mailDomains.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {texts.empty}
      </Text>
    );
  return (
    <Stack component="ul" gap="sm" m={0} p={0} aria-label={texts.title}>
      {mailDomains.map((domain) => (
        <MailDomain key={domain.id} domain={domain} />
      ))}
    </Stack>
  );
}
