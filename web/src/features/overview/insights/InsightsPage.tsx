import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { getShownData } from '../../../apollo/query-result.ts';
import { useLiveFigures } from '../../../apollo/live.ts';
import { useCan } from '../../company/current/use-can.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { longDay, todayIn } from '../../../lib/dates/dates.ts';
import { caseTopics } from '../../cases/base/case-topics.ts';
import { paths } from '../../../lib/paths.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useInsightsPageQuery } from '../../../generated/graphql.ts';
import { Today } from '../today/Today.tsx';
import { AppStatusExport } from './AppStatusExport.tsx';
import { Breaches } from './Breaches.tsx';
import { CaseFigures } from './CaseFigures.tsx';
import { Cases } from './Cases.tsx';
import { CurrentFigures } from './CurrentFigures.tsx';
import { findExposedPeople, formatState } from './exposed-people.ts';
import { SecondOwnerHint } from './SecondOwnerHint.tsx';
import { texts } from './texts.ts';
import { HeldRecords } from './HeldRecords.tsx';
import { PhonesWithProblems } from './PhonesWithProblems.tsx';
import { useCaseTraces } from './use-case-traces.ts';

/** Queries that live updates refetch. The phones to look after stay unchanged while somebody works through them. */
const liveQueries = ['InsightsPage', 'CurrentFigures', 'Breaches'];

/** The daily overview: what needs the viewer today, the cases, figures of safety, the trend of breaches, and phones with problems. */
export function InsightsPage() {
  const { name: companyName, timeZone } = useCompany();
  const can = useCan();
  const hasCases = can('health:read') && can('tracing:read');
  const query = useInsightsPageQuery({ skip: !hasCases });
  const data = getShownData(query);
  const client = useApolloClient();
  useLiveFigures((moved) => {
    const ofCases = !moved || moved.some((topic) => caseTopics.includes(topic));
    const hasCaseFigures = ofCases && can('follow-up:read');
    return client.refetchQueries({
      include: hasCaseFigures ? [...liveQueries, 'CaseFigures'] : liveQueries,
    });
  });
  const cases = data?.positiveEmployees ?? [];
  const ids = cases.map((employee) => employee.id);
  const caseTraces = useCaseTraces(ids);

  const state = () => {
    if (!hasCases) return texts.figuresOnly;
    if (!data) return '\u00a0';
    if (cases.length === 0) return texts.noCase;
    const traces = ids.map((id) => caseTraces.traces.get(id));
    const isComplete = traces.every((trace) => trace !== undefined);
    if (!isComplete) return formatState(cases.length, caseTraces.error ? 'failed' : 'pending');
    return formatState(cases.length, findExposedPeople(traces));
  };

  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={state()}
        action={
          <>
            {can('health:read') && can('employee:export') && <AppStatusExport />}
            {can('case:update') && (
              <Button component={Link} to={`${paths.cases(companyName)}?dialog=open`}>
                {texts.openCase}
              </Button>
            )}
          </>
        }
      />
      <Today />
      <SecondOwnerHint />
      {hasCases && <Cases query={query} caseTraces={caseTraces} />}
      {can('follow-up:read') && <CaseFigures />}
      <CurrentFigures />
      <Breaches />
      {can('health:read') && <PhonesWithProblems />}
      {can('contact:read') && <HeldRecords />}
      <Box component="footer" mt={56} pt="md" style={{ borderTop: '1px solid var(--vc-border)' }}>
        <Text size="xs" c="dimmed">
          {texts.footer(longDay(todayIn(timeZone)), timeZone)}
        </Text>
      </Box>
    </>
  );
}
