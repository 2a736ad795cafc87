import { List } from '@mantine/core';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { exactMoment } from '../../../lib/dates/dates.ts';
import type { AnalyticsPageQuery } from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

interface Props {
  /** Null while loading. */
  company: AnalyticsPageQuery['viewer']['company'];
}

/** Explains how the numbers of the page are calculated. */
export function Footnotes({ company }: Props) {
  const { timeZone } = useCompany();
  const pending = company?.pendingTimeMetric;
  return (
    <List size="xs" c="dimmed" mt={40} spacing={4} aria-label={texts.footnotes}>
      {company && <List.Item>{texts.thresholdNote(company.timeMetric)}</List.Item>}
      <List.Item>{texts.errorNote}</List.Item>
      <List.Item>
        {texts.changeNote}
        {pending?.from && texts.pendingNote(pending.minutes, exactMoment(pending.from, timeZone))}
      </List.Item>
    </List>
  );
}
