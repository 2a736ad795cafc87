import { Skeleton, Stack, Text } from '@mantine/core';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { useMailDomainsQuery, type MailDomainsQuery } from '../../../generated/graphql.ts';
import { AddMailDomain } from './AddMailDomain.tsx';
import { MailDomain } from './MailDomain.tsx';
import { mailDomainTexts as texts } from './mail-domain-texts.tsx';

/** The company's email domains and their DNS records; shown to those who may change how members sign in. */
export function MailDomains() {
  const can = useCan();
  return can('sign-in-rules:update') && <MailDomainSection />;
}

function MailDomainSection() {
  const query = useMailDomainsQuery({ fetchPolicy: 'network-only' });
  return (
    <DescribedSection title={texts.title} sentence={texts.meaning}>
      <QueryBoundary query={query} failure={texts.failed} fallback={<Skeleton h={72} />}>
        {(data) => <DomainList data={data} />}
      </QueryBoundary>
      <AddMailDomain />
    </DescribedSection>
  );
}

function DomainList({ data }: { data: MailDomainsQuery }) {
  const { mailDomains } = data;
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
