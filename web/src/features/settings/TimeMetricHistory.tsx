import { Text } from '@mantine/core';
import { useId, useState } from 'react';
import { Moment } from '../../domain/dates/Moment.tsx';
import { PlainTable } from '../../components/PlainTable.tsx';
import type { TimeMetricHistory_PeriodFragment } from '../../generated/graphql.ts';
import classes from './TimeMetricHistory.module.css';
import { sayMetric } from './preview-words.ts';
import { fontWeights } from '../../components/tokens.ts';

interface Props {
  /** Newest first. */
  periods: readonly TimeMetricHistory_PeriodFragment[];
}

/** Which time metric held when, and who chose it: reports of the past use what was in force. */
export function TimeMetricHistory({ periods }: Props) {
  const id = useId();
  const [now] = useState(() => new Date().toISOString());
  return (
    <div className={classes.history}>
      <Text size="sm" fw={fontWeights.medium} id={id}>
        History
      </Text>
      <PlainTable isStacked className={classes.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Time metric</th>
            <th scope="col">From</th>
            <th scope="col">Until</th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ minutes, from, until, changedBy }) => (
            <tr key={from ?? ''}>
              <td>
                <span className={classes.metric}>{sayMetric(minutes)}</span>
                {(from === null || from <= now) && (until === null || until > now) && (
                  <span className={classes.now}>in force</span>
                )}
                <span className={classes.who}>
                  {changedBy === null ? 'Preset' : `Set by ${changedBy}`}
                </span>
              </td>
              <td data-name="From">{from === null ? 'The beginning' : <Moment at={from} />}</td>
              <td data-name="Until">{until === null ? 'Until changed' : <Moment at={until} />}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </div>
  );
}
