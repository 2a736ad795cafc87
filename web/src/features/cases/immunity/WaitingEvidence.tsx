import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { fontWeights } from '../../../ui/tokens.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { paths } from '../../../lib/paths.ts';
import { useWaitingEvidenceQuery, type WaitingEvidenceQuery } from '../../../generated/graphql.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { DecideEvidence } from './DecideEvidence.tsx';
import { formatEvidenceLine } from './evidence-words.ts';
import { texts } from './texts.ts';

/** Evidence that employees have handed in and that waits for a decision; nothing if there is none. */
export function WaitingEvidence() {
  const query = useWaitingEvidenceQuery();
  return (
    <QueryBoundary query={query} failure={texts.failed} size="line">
      {({ immunityEvidence: waiting }) => waiting.total > 0 && <Waiting waiting={waiting} />}
    </QueryBoundary>
  );
}

function Waiting({ waiting }: { waiting: WaitingEvidenceQuery['immunityEvidence'] }) {
  const { name: companyName } = useCompany();
  const title = texts.waiting(waiting.total);
  return (
    <Stack gap="sm" mb="xl" component="section" aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {waiting.items.map((evidence) => (
        <Paper key={evidence.id} component="article" withBorder p="md">
          <Group justify="space-between" gap="sm">
            <div>
              <Anchor
                component={Link}
                to={paths.employee(companyName, evidence.person.code ?? evidence.person.id)}
                size="sm"
                fw={fontWeights.medium}
              >
                {evidence.person.name}
              </Anchor>
              <Text size="sm">{formatEvidenceLine(evidence)}</Text>
              <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {evidence.document}
              </Text>
            </div>
            <DecideEvidence
              id={evidence.id}
              name={evidence.person.name}
              line={formatEvidenceLine(evidence)}
            />
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
