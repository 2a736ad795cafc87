import { VisuallyHidden } from '@mantine/core';
import { useLiveFigures } from '../../apollo/live.ts';
import { getShownData } from '../../apollo/query-result.ts';
import { caseTopics } from '../../features/cases/base/case-topics.ts';
import { listTodayLines } from '../../features/overview/today/today-lines.ts';
import { useToday } from '../../features/overview/today/use-today.ts';
import { useMenuCountsQuery, type MenuCountsQuery } from '../../generated/graphql.ts';
import { formatNumber } from '../../lib/intl.ts';
import classes from './MenuCount.module.css';
import { texts } from './texts.ts';

const labels = { cases: texts.openCases, followUp: texts.followUpsDue };

/** What each number counts: of the follow-up, all that waits on its page. */
const counters: Record<keyof typeof labels, (counts: MenuCountsQuery) => number> = {
  cases: ({ cases }) => cases.total,
  followUp: ({ followUps, contestRequests, contests, employeeReports, exactRecordRequests }) =>
    [followUps, contestRequests, contests, employeeReports, exactRecordRequests].reduce(
      (sum, { total }) => sum + total,
      0,
    ),
};

/** Number of open cases, or of what waits in the follow-up, beside the link of the sidebar; nothing for none. */
export function MenuCount({ of }: { of: keyof typeof labels }) {
  const { data, refetch } = useMenuCountsQuery();
  useLiveFigures(() => {
    // If the refetch fails, the old count stays.
    refetch().catch(() => undefined);
  }, caseTopics);
  return <Count count={data ? counters[of](data) : 0} label={labels[of]} />;
}

/** Number of lines of Today on the insights. */
export function TodayCount() {
  const { query } = useToday();
  const data = getShownData(query);
  return <Count count={data ? listTodayLines(data).length : 0} label={texts.linesOfToday} />;
}

interface CountProps {
  count: number;
  /** What is counted, for screen readers. */
  label: (count: string) => string;
}

function Count({ count, label }: CountProps) {
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden>{formatNumber(count)}</span>
      <VisuallyHidden>{label(formatNumber(count))}</VisuallyHidden>
    </span>
  );
}
