import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Fact, Facts } from '../../../../ui/Facts.tsx';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { formatDay } from '../../../../lib/dates/dates.ts';
import { Moment } from '../../../company/current/Moment.tsx';
import {
  CaseFacts_CaseFragmentDoc,
  type CaseFacts_CaseFragment,
} from '../../../../generated/graphql.ts';
import { paths } from '../../../../lib/paths.ts';
import { texts } from './texts.tsx';

/** The facts entered about a case. */
export function CaseFacts({ caseData: from }: { caseData: FragmentType<CaseFacts_CaseFragment> }) {
  const { data: caseData } = useSuspenseFragment({ fragment: CaseFacts_CaseFragmentDoc, from });
  const { timeZone, name: companyName } = useCompany();
  const { person, onsetDay, onsetAt, specimenDay, isolatedAt, closedAt } = caseData;
  const day = (value: string | null) =>
    value === null ? texts.notKnown : formatDay(value, timeZone);
  return (
    <section aria-labelledby="facts">
      <Title order={2} id="facts" mb="sm">
        {texts.facts}
      </Title>
      <Facts>
        <Fact term={texts.person}>
          <Anchor
            component={Link}
            to={paths.employee(companyName, person.code ?? person.id)}
            inherit
          >
            {person.name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {[person.code, person.department].filter(Boolean).join(' · ')}
          </Text>
        </Fact>
        <Fact term={texts.onset}>{onsetAt === null ? day(onsetDay) : <Moment at={onsetAt} />}</Fact>
        <Fact term={texts.specimenDay}>{day(specimenDay)}</Fact>
        <Fact term={texts.reportedDay}>{day(caseData.reportedDay)}</Fact>
        <Fact term={texts.isolatedAt}>
          {isolatedAt === null ? texts.notIsolated : <Moment at={isolatedAt} />}
        </Fact>
        <Fact term={texts.opened}>
          {texts.momentBy(<Moment at={caseData.openedAt} />, caseData.openedBy)}
          {caseData.openedByReport && (
            <Anchor
              component={Link}
              to={paths.employeeReports(companyName)}
              size="xs"
              display="block"
            >
              {texts.openedByReport[caseData.openedByReport.kind]}
            </Anchor>
          )}
        </Fact>
        <Fact term={texts.closed}>
          {closedAt && texts.momentBy(<Moment at={closedAt} />, caseData.closedBy)}
        </Fact>
        <Fact term={texts.notes}>
          {caseData.notes && (
            <Text inherit style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {caseData.notes}
            </Text>
          )}
        </Fact>
      </Facts>
    </section>
  );
}
