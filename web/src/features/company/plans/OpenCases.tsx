import { Anchor, List, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../current/CompanyContext.tsx';
import { shortDay } from '../../../lib/dates/dates.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useOpenCasesQuery } from '../../../generated/graphql.ts';
import { texts } from './subscription-texts.tsx';

/** Links to the tracing of open cases, which stays available after the trial. */
export function OpenCases() {
  const { name } = useCompany();
  const query = useOpenCasesQuery();
  return (
    <section aria-labelledby="open-cases">
      <Title order={2} size="h3" id="open-cases" mt="xl">
        {texts.openCases}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        {texts.openCasesMeaning}
      </Text>
      <QueryBoundary query={query} failure={texts.casesFailed}>
        {({ positiveEmployees }) =>
          positiveEmployees.length === 0 ? (
            <Text size="sm">{texts.noCase}</Text>
          ) : (
            <List size="sm">
              {positiveEmployees.map(({ id, code, name: person, positiveSince }) => (
                <List.Item key={id}>
                  <Anchor component={Link} to={paths.tracing(name, code)} inherit>
                    {person}
                  </Anchor>
                  {positiveSince !== null && `, ${texts.positiveOn(shortDay(positiveSince))}`}
                </List.Item>
              ))}
            </List>
          )
        }
      </QueryBoundary>
    </section>
  );
}
