import type { FragmentType } from '@apollo/client';
import { useReadQuery, useSuspenseFragment } from '@apollo/client/react';
import { Anchor, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useDeferredQuery, type DeferredAnswer } from '../../../apollo/deferred-query.ts';
import { PlainTable } from '../../../components/PlainTable.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { TableSkeleton } from '../../../components/TableSkeleton.tsx';
import { useCompany } from '../../../domain/company/CompanyContext.tsx';
import { isMeasured } from '../../../domain/coverage/reporting-words.ts';
import { dayOf, formatMinutes, formatTime } from '../../../domain/dates/dates.ts';
import { Moment } from '../../../domain/dates/Moment.tsx';
import {
  CaseExposed_CaseFragmentDoc,
  CaseTraceDocument,
  type CaseExposed_CaseFragment,
  type CaseTraceQuery,
} from '../../../generated/graphql.ts';
import { formatCount } from '../../../intl.ts';
import { paths } from '../../../paths.ts';
import { texts } from './texts.tsx';

type Exposure = CaseTraceQuery['case']['trace']['exposures'][number];

/** Who was exposed in the window of a case, nearest level first. */
export function CaseExposed({ stored: from }: { stored: FragmentType<CaseExposed_CaseFragment> }) {
  const { data: stored } = useSuspenseFragment({ fragment: CaseExposed_CaseFragmentDoc, from });
  const { timeZone, name: companyName } = useCompany();
  const { person, window, number } = stored;
  const query = useDeferredQuery(CaseTraceDocument, { number });
  const wallTime = (instant: string) =>
    `${dayOf(instant, timeZone)}T${formatTime(instant, timeZone)}`;
  const isEmpty = window.from === window.until;
  const span = new URLSearchParams({ from: wallTime(window.from), until: wallTime(window.until) });
  return (
    <section aria-labelledby="exposed">
      <Group justify="space-between" align="baseline" gap="sm" mb="sm">
        <Title order={2} id="exposed">
          {texts.exposed}
        </Title>
        {!isEmpty && (
          <Anchor
            component={Link}
            to={`${paths.tracing(companyName, person.code ?? person.id)}?${span}`}
            size="sm"
            className="screen-only"
          >
            {texts.evidence}
          </Anchor>
        )}
      </Group>
      {isEmpty ? (
        <Quiet>{texts.emptyWindow}</Quiet>
      ) : (
        <QueryBoundary
          query={query}
          failure={texts.traceFailed}
          fallback={<TableSkeleton rows={6} columns={5} />}
        >
          <Exposures query={query} />
        </QueryBoundary>
      )}
    </section>
  );
}

function Quiet({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}

function Exposures({ query }: { query: DeferredAnswer<CaseTraceQuery> }) {
  const { exposures, reporting } = useReadQuery(query.queryRef).data.case.trace;
  if (exposures.length === 0)
    return <Quiet>{isMeasured(reporting) ? texts.nobodyExposed : texts.notMeasured}</Quiet>;
  return (
    <>
      <Quiet>{formatCount(exposures.length, texts.exposedCount)}</Quiet>
      <PlainTable isStacked aria-labelledby="exposed">
        <thead>
          <tr>
            <th scope="col">{texts.person}</th>
            <th scope="col">{texts.level}</th>
            <th scope="col">{texts.exposedAt}</th>
            <th scope="col">{texts.minutes}</th>
            <th scope="col">{texts.through}</th>
          </tr>
        </thead>
        <tbody>
          {exposures.map((exposure) => (
            <ExposureRow key={exposure.person.id} exposure={exposure} />
          ))}
        </tbody>
      </PlainTable>
    </>
  );
}

function ExposureRow({ exposure }: { exposure: Exposure }) {
  const { name: companyName } = useCompany();
  const { person, level, exposedAt, minutes, path } = exposure;
  return (
    <tr>
      <td>
        {person.code === null ? (
          person.name
        ) : (
          <Anchor component={Link} to={paths.employee(companyName, person.code)} size="sm">
            {person.name}
          </Anchor>
        )}
        <Text size="xs" c="dimmed">
          {[person.code, person.department].filter(Boolean).join(' · ')}
        </Text>
      </td>
      <td data-name={texts.level}>{level}</td>
      <td data-name={texts.exposedAt}>
        <Moment at={exposedAt} />
      </td>
      <td data-name={texts.minutes}>{formatMinutes(minutes)}</td>
      <td data-name={texts.through}>{path.at(-1)?.carrier.name}</td>
    </tr>
  );
}
