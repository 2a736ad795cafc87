import { VisuallyHidden } from '@mantine/core';
import { useLiveFigures } from '../../apollo/live.ts';
import { caseTopics } from '../../domain/cases/case-topics.ts';
import { useMenuCountsQuery } from '../../generated/graphql.ts';
import { formatNumber } from '../../intl.ts';
import classes from './MenuCount.module.css';
import { texts } from './texts.ts';

const labels = { cases: texts.openCases, followUps: texts.followUpsDue };

/** Number of open cases or of follow-ups to do, beside the link of the sidebar; nothing for none. */
export function MenuCount({ of }: { of: keyof typeof labels }) {
  const { data, refetch } = useMenuCountsQuery();
  useLiveFigures(() => {
    // If the refetch fails, the old count stays.
    refetch().catch(() => undefined);
  }, caseTopics);
  const total = data?.[of].total ?? 0;
  if (total === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden>{formatNumber(total)}</span>
      <VisuallyHidden>{labels[of](formatNumber(total))}</VisuallyHidden>
    </span>
  );
}
