import { List } from '@mantine/core';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { exactMoment } from '../../domain/dates/dates.ts';
import type { AnalyticsPageQuery } from '../../generated/graphql.ts';

interface Props {
  /** null while it is not known. */
  company: AnalyticsPageQuery['viewer']['company'];
}

/** What the numbers of the page rest on. */
export function Footnotes({ company }: Props) {
  const { timeZone } = useCompany();
  const pending = company?.pendingTimeMetric;
  return (
    <List size="xs" c="dimmed" mt={40} spacing={4} aria-label="Footnotes">
      {company && <List.Item>Contact threshold: {company.timeMetric} minutes.</List.Item>}
      <List.Item>Approximation error: plus or minus 5 minutes.</List.Item>
      <List.Item>
        A change of the custom time metric takes effect after 24 hours.
        {pending?.from &&
          ` The threshold becomes ${pending.minutes} minutes for contacts that begin from ${exactMoment(pending.from, timeZone)} on.`}
      </List.Item>
    </List>
  );
}
