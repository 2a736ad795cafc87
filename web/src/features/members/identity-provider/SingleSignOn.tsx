import { Code, Group, Skeleton, Stack, Text } from '@mantine/core';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { useSingleSignOnQuery, type SingleSignOnQuery } from '../../../generated/graphql.ts';
import { IdentityProviderActions } from './IdentityProviderActions.tsx';
import { IdentityProviderForm } from './IdentityProviderForm.tsx';
import { singleSignOnTexts as texts } from './single-sign-on-texts.tsx';

/** Sign-in through the company's identity provider; shown to those who may change it. */
export function SingleSignOn() {
  const can = useCan();
  return can('sign-in-rules:update') && <Section />;
}

function Section() {
  const query = useSingleSignOnQuery();
  return (
    <DescribedSection title={texts.title} sentence={texts.meaning}>
      <QueryBoundary query={query} failure={texts.failed} fallback={<Skeleton h={320} />}>
        {(data) => <Provider data={data} />}
      </QueryBoundary>
    </DescribedSection>
  );
}

function Provider({ data }: { data: SingleSignOnQuery }) {
  const { singleSignOn } = data;
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
