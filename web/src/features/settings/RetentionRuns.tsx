import { Text } from '@mantine/core';
import { useId } from 'react';
import { formatNumber } from '../../intl.ts';
import { shortDay } from '../../domain/dates/dates.ts';
import { Moment } from '../../domain/dates/Moment.tsx';
import { useDeferredQuery } from '../../apollo/deferred-query.ts';
import { PagedQuery } from '../../components/PagedQuery.tsx';
import { defineSearch, pageNumber, useSearch } from '../../components/search-params.ts';
import { PlainTable } from '../../components/PlainTable.tsx';
import { RetentionRunsDocument } from '../../generated/graphql.ts';
import history from './TimeMetricHistory.module.css';
import classes from './RetentionRuns.module.css';
import { fontWeights } from '../../components/tokens.ts';

const pageSize = 7;
const search = defineSearch({ page: pageNumber('gone') });

/** What went and when, the newest night first; the page stands in the address. */
export function RetentionRuns() {
  const id = useId();
  const [{ page }, change] = useSearch(search);
  const query = useDeferredQuery(RetentionRunsDocument, { page, pageSize });
  return (
    <section className={history.history} aria-labelledby={id}>
      <Text size="sm" fw={fontWeights.medium} id={id} component="h3" m={0}>
        Deleted records
      </Text>
      <PagedQuery
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        query={query}
        select={(data) => data.retentionRuns}
        failure="The deleted records could not be loaded."
        columns={5}
        empty={
          <Text size="sm" c="dimmed" mt={4}>
            Nothing has been deleted yet.
          </Text>
        }
      >
        {(runs) => (
          <PlainTable
            isStacked
            className={[history.table, classes.table].join(' ')}
            aria-labelledby={id}
          >
            <thead>
              <tr>
                <th scope="col">Records before</th>
                <th scope="col">Contacts</th>
                <th scope="col">Camera breaches</th>
                <th scope="col">Health reports</th>
                <th scope="col">Deleted</th>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={run.id}>
                  <td>
                    <span className={classes.before}>Records before </span>
                    {shortDay(run.keptFrom)}
                  </td>
                  <td data-name="Contacts">{formatNumber(run.contacts)}</td>
                  <td data-name="Camera breaches">{formatNumber(run.breaches)}</td>
                  <td data-name="Health reports">{formatNumber(run.healthReports)}</td>
                  <td data-name="Deleted">
                    <Moment at={run.ranAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        )}
      </PagedQuery>
    </section>
  );
}
