import { Button, Text, Box, Code, Group, Title } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useActorNames } from '../../company/current/actor-names.ts';
import { useNow } from '../../../lib/browser/clock.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { useCan } from '../../company/current/use-can.ts';
import { Moment } from '../../company/current/Moment.tsx';
import {
  type ApiKey_KeyFragment,
  useApiKeysQuery,
  useRevokeApiKeyMutation,
  type ApiKeysQuery,
} from '../../../generated/graphql.ts';
import { CreateApiKeyDialog } from './CreateApiKeyDialog.tsx';
import { texts } from './texts.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';

/** The company's API keys. */
export function ApiKeysPage() {
  const query = useApiKeysQuery({ fetchPolicy: 'network-only' });
  const [isCreating, setCreating] = useState(false);
  const can = useCan();
  const create = (
    <Button leftSection={<IconPlus {...icons.md} />} onClick={() => setCreating(true)}>
      {texts.create}
    </Button>
  );
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={texts.pageMeaning}
        {...(can('api-key:update') && { action: create })}
      />
      <QueryBoundary
        query={query}
        failure={texts.listFailed}
        fallback={<TableSkeleton rows={3} columns={4} />}
      >
        {(data) => <ApiKeyTable data={data} />}
      </QueryBoundary>
      <ProvisioningAddress />
      <CreateApiKeyDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  );
}

function ApiKeyTable({ data }: { data: ApiKeysQuery }) {
  const { formatActor } = useActorNames();
  const { apiKeys } = data;
  const confirm = useConfirm();
  const [revoke] = useRevokeApiKeyMutation();
  const askToRevoke = ({ id, name }: ApiKey_KeyFragment): void =>
    confirm({
      title: texts.revokeTitle(name),
      meaning: texts.revokeMeaning,
      confirmLabel: texts.revoke,
      isDangerous: true,
      onConfirm: () => revoke({ variables: { id } }),
      onDone: () => notifySuccess(texts.revoked),
    });
  const mayRevoke = useCan()('api-key:update');
  if (apiKeys.length === 0)
    return <EmptyState icon={IconKey} title={texts.nothingYet} sentence={texts.nothingYetHelp} />;
  return (
    <>
      <PlainTable isStacked aria-label={texts.pageTitle}>
        <thead>
          <tr>
            <th scope="col">{texts.nameColumn}</th>
            <th scope="col">{texts.scopesColumn}</th>
            <th scope="col">{texts.expiryColumn}</th>
            <th scope="col">{texts.lastUseColumn}</th>
            {mayRevoke && <th scope="col" aria-label={texts.actionsColumn} />}
          </tr>
        </thead>
        <tbody>
          {apiKeys.map((key) => (
            <tr key={key.id}>
              <td>
                <Text size="sm" fw={fontWeights.medium}>
                  {key.name}
                </Text>
                <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {texts.ending(key.ending)}. {texts.createdBy(formatActor(key.createdBy))}
                </Text>
              </td>
              <td data-name={texts.scopesColumn}>
                <Text size="sm">{key.scopes.map((scope) => texts.scope(scope)).join(', ')}</Text>
              </td>
              <td data-name={texts.expiryColumn}>
                <Expiry at={key.expiresAt} />
              </td>
              <td data-name={texts.lastUseColumn}>
                {key.lastUsedAt === null ? (
                  <Text size="sm" c="dimmed">
                    {texts.never}
                  </Text>
                ) : (
                  <Moment at={key.lastUsedAt} size="sm" />
                )}
              </td>
              {mayRevoke && (
                <td>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={texts.revokeNamed(key.name)}
                    onClick={() => askToRevoke(key)}
                  >
                    {texts.revoke}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </>
  );
}

function Expiry({ at }: { at: string }) {
  const now = useNow();
  if (Date.parse(at) > now) return <Moment at={at} size="sm" />;
  return <Tag tone="warning">{texts.expired(<Moment isInSentence at={at} />)}</Tag>;
}

/** The address that an identity provider needs besides a key to manage the company's members. */
function ProvisioningAddress() {
  const address = `${window.location.origin}/scim/v2`;
  return (
    <Box component="section" mt="xl" maw={640} aria-label={texts.provisioning}>
      <Title order={2} size="h3">
        {texts.provisioning}
      </Title>
      <Text size="sm" c="dimmed" mt={4}>
        {texts.provisioningMeaning}
      </Text>
      <Group justify="space-between" mt="md" mb={4}>
        <Text size="sm">{texts.address}</Text>
        <CopyButton text={() => address} label={texts.copyAddress} />
      </Group>
      <Code
        block
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        aria-label={texts.address}
      >
        {address}
      </Code>
    </Box>
  );
}
