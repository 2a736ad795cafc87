import { Group, Skeleton, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { MINUTE } from '../../../lib/durations.ts';
import { usePageParams } from '../../../ui/page-params.ts';
import { BreachHistoryChart } from './BreachHistoryChart.tsx';
import { BreachRangePicker } from './BreachRangePicker.tsx';
import { BreachTrend } from './BreachTrend.tsx';
import { CategorySelect } from '../../contacts/reporting/CategorySelect.tsx';
import {
  findComparisonStart,
  daysOfRange,
  readBreachRange,
  formatPeriodBefore,
  writeBreachRange,
} from './breach-range.ts';
import { categorySearch } from '../../contacts/reporting/category.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { todayIn } from '../../../lib/dates/dates.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { KeptFrom } from '../../company/current/KeptFrom.tsx';
import { useBreachesQuery, useCurrentFiguresQuery } from '../../../generated/graphql.ts';
import { formatReporting } from './coverage-words.ts';
import classes from './InsightsPage.module.css';
import { texts } from './texts.ts';

/** Poll intervals in milliseconds; shorter while records are still to be counted. */
const pollInterval = { settled: MINUTE, stale: 5_000 };

/** How breaches develop, when and where they happen. Period and category are in the address. */
export function Breaches() {
  const { timeZone } = useCompany();
  const [search, setSearch] = usePageParams();
  const today = todayIn(timeZone);
  const range = readBreachRange(search, today);
  const { category } = categorySearch.read(search);
  const figures = useCurrentFiguresQuery({ fetchPolicy: 'cache-first' });
  const coverage = figures.data?.coverage;
  const query = useBreachesQuery({
    variables: { source: category, ...daysOfRange(range, today) },
  });
  const { data, startPolling, stopPolling } = query;
  const isStale = data?.breachHistory.isStale === true;
  useEffect(() => {
    startPolling(isStale ? pollInterval.stale : pollInterval.settled);
    return stopPolling;
  }, [isStale, startPolling, stopPolling]);

  return (
    <section className={classes.section} aria-labelledby="breaches">
      <Group justify="space-between" align="flex-end" gap="12px 24px" mb={20}>
        <div>
          <Title order={2} id="breaches">
            {texts.breachHistory}
          </Title>
          <Text size="sm" c="dimmed" mt={2}>
            {coverage ? formatReporting(category, coverage) : '\u00a0'}
          </Text>
        </div>
        <Group gap="md" align="flex-end" className="screen-only">
          <CategorySelect
            category={category}
            onChange={(next) => setSearch(categorySearch.write(search, { category: next }))}
          />
          <BreachRangePicker
            range={range}
            today={today}
            onChange={(next) => setSearch(writeBreachRange(search, next))}
          />
        </Group>
      </Group>
      <KeptFrom from={findComparisonStart(range, today)} mb="md" />
      <QueryBoundary query={query} dropsPrevious fallback={<Skeleton h={240} />}>
        {({ breachHistory }) => (
          <>
            <BreachHistoryChart
              history={breachHistory}
              before={formatPeriodBefore(range)}
              timeZone={timeZone}
            />
            <Title order={2} size="h3" mt={40} mb="md">
              {texts.breachTrend}
            </Title>
            <BreachTrend history={breachHistory} />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
