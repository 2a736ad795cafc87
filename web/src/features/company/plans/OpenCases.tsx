import { Anchor, List, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../current/CompanyContext.tsx';
import { shortDay } from '../../../lib/dates/dates.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { useOpenCasesQuery } from '../../../generated/graphql.ts';
import { texts } from './subscription-texts.tsx';

/** Links to the tracing of open cases, which stays available after the trial. */
export function OpenCases() {
  const { name } = useCompany();
  const { data, error, loading, refetch } = useOpenCasesQuery();
  return (
    <section aria-labelledby="open-cases">
      <Title order={2} size="h3" id="open-cases" mt="xl">
        {texts.openCases}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        {texts.openCasesMeaning}
      </Text>
      {error && !data && (
        <Failure
          message={texts.casesFailed}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={loading}
        />
      )}
      {data?.positiveEmployees.length === 0 && <Text size="sm">{texts.noCase}</Text>}
      <List size="sm">
        {data?.positiveEmployees.map(({ id, code, name: person, positiveSince }) => (
          <List.Item key={id}>
            <Anchor component={Link} to={paths.tracing(name, code)} inherit>
              {person}
            </Anchor>
            {positiveSince !== null && `, ${texts.positiveOn(shortDay(positiveSince))}`}
          </List.Item>
        ))}
      </List>
    </section>
  );
}
