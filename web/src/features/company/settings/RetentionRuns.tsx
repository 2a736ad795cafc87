import { Box, Text } from '@mantine/core';
import { useId } from 'react';
import { formatNumber } from '../../../lib/intl.ts';
import { shortDay } from '../../../lib/dates/dates.ts';
import { Moment } from '../current/Moment.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { defineSearch, pageNumber, useSearch } from '../../../ui/search-params.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { useRetentionRunsQuery } from '../../../generated/graphql.ts';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

const pageSize = 7;
const search = defineSearch({ page: pageNumber('gone') });

/** What retention deleted and when, newest first. The page is in the address. */
export function RetentionRuns() {
  const id = useId();
  const [{ page }, change] = useSearch(search);
  const query = useRetentionRunsQuery({ variables: { page, pageSize } });
  return (
    <Box component="section" miw={0} mt={8} aria-labelledby={id}>
      <Text size="sm" fw={fontWeights.medium} id={id} component="h3" m={0}>
        {texts.deletedRecords}
      </Text>
      <PagedList
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        query={query}
        select={(data) => data.retentionRuns}
        failure={texts.deletedRecordsFailed}
        columns={6}
        empty={
          <Text size="sm" c="dimmed" mt={4}>
            {texts.nothingDeleted}
          </Text>
        }
      >
        {(runs) => (
          <PlainTable isStacked="pairs" className="tabular" aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{texts.recordsBefore}</th>
                <th scope="col">{texts.contacts}</th>
                <th scope="col">{texts.cameraBreaches}</th>
                <th scope="col">{texts.healthReports}</th>
                <th scope="col">{texts.closedCases}</th>
                <th scope="col">{texts.deletedAt}</th>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={run.id}>
                  <td>
                    {/* On a phone the column headings are hidden. */}
                    <span className="mantine-hidden-from-sm">{texts.recordsBefore} </span>
                    {shortDay(run.keptFrom)}
                  </td>
                  <td data-name={texts.contacts}>{formatNumber(run.contacts)}</td>
                  <td data-name={texts.cameraBreaches}>{formatNumber(run.breaches)}</td>
                  <td data-name={texts.healthReports}>{formatNumber(run.healthReports)}</td>
                  <td data-name={texts.closedCases}>
                    {run.cases === null ? texts.notShown : formatNumber(run.cases)}
                  </td>
                  <td data-name={texts.deletedAt}>
                    <Moment at={run.ranAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        )}
      </PagedList>
    </Box>
  );
}
