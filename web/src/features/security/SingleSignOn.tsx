import { useReadQuery } from '@apollo/client/react';
import { Code, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useDeferredQuery, type DeferredAnswer } from '../../apollo/deferred-query.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { DescribedSection } from '../../components/DescribedSection.tsx';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { Tag } from '../../components/Tag.tsx';
import { useMay } from '../../domain/company/use-may.ts';
import { SingleSignOnDocument, type SingleSignOnQuery } from '../../generated/graphql.ts';
import { IdentityProviderActions } from './IdentityProviderActions.tsx';
import { IdentityProviderForm } from './IdentityProviderForm.tsx';
import { singleSignOnTexts as texts } from './single-sign-on-texts.tsx';

/** Sign-in through the company's identity provider; shown to those who may change it. */
export function SingleSignOn() {
  const may = useMay();
  return may('sign-in-rules:update') && <Section />;
}

function Section() {
  const query = useDeferredQuery(SingleSignOnDocument, {});
  return (
    <DescribedSection title={texts.title} sentence={texts.meaning}>
      <QueryBoundary query={query} failure={texts.failed} fallback={<Skeleton h={320} />}>
        <Provider query={query} />
      </QueryBoundary>
    </DescribedSection>
  );
}

function Provider({ query }: { query: DeferredAnswer<SingleSignOnQuery> }) {
  const { singleSignOn } = useReadQuery(query.queryRef).data;
  const { redirectUri, isRequired, identityProvider } = singleSignOn;
  const state = isRequired ? texts.required : texts.on;
  return (
    <>
      {identityProvider && (
        <Group gap="xs">
          {identityProvider.isEnabled ? (
            <Tag tone="safe">{state}</Tag>
          ) : (
            <Tag tone="neutral">{texts.off}</Tag>
          )}
          <Text size="sm">{texts.changed(identityProvider.changedAt)}</Text>
        </Group>
      )}
      <div>
        <Group justify="space-between" mb={4}>
          <Text size="sm">{texts.redirectUri}</Text>
          <CopyButton text={() => redirectUri} label={texts.copyRedirectUri} />
        </Group>
        <Code
          block
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          aria-label={texts.redirectUri}
        >
          {redirectUri}
        </Code>
        <Text size="sm" c="dimmed" mt={4}>
          {texts.redirectUriHelp}
        </Text>
      </div>
      {/* Resets the form after a save, here or in another tab. */}
      <Stack key={identityProvider?.changedAt} gap="md">
        <IdentityProviderForm stored={singleSignOn} />
        {identityProvider && <IdentityProviderActions />}
      </Stack>
    </>
  );
}
