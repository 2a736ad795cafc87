import { Flex, Text } from '@mantine/core';
import { formatNumber } from '../../../lib/intl.ts';
import { formatTime } from '../../../lib/dates/dates.ts';
import type { HourColumns_HistoryFragment } from '../../../generated/graphql.ts';
import breachClasses from '../../contacts/reporting/BreachColumns.module.css';
import classes from './HourColumns.module.css';
import { texts } from './texts.ts';

interface Props {
  source: 'phones' | 'cameras';
  history: HourColumns_HistoryFragment;
  /** IANA name of the company's zone. */
  timeZone: string;
}

const labelEvery = 6;
const noReport = {
  phones: texts.noPhone,
  cameras: texts.noCamera,
} as const;

/** '12 breaches in the last 24 hours, most of them from 14:00: 5' */
const describe = (
  { points, totals, reportedDays }: HourColumns_HistoryFragment,
  source: Props['source'],
  timeZone: string,
): string => {
  if (reportedDays === 0) return noReport[source];
  const highest = Math.max(0, ...points.map(({ breaches }) => breaches));
  const most = points.find(({ breaches }) => breaches === highest);
  return highest === 0 || !most
    ? texts.breaches(totals.breaches)
    : texts.breachesMostFrom(totals.breaches, formatTime(most.at, timeZone), highest);
};

/** Breaches of the last 24 hours by hour, legible from a distance. */
export function HourColumns({ source, history, timeZone }: Props) {
  const { points, totals, reportedDays } = history;
  const isReported = reportedDays > 0;
  const figures = points.map(({ breaches }) => breaches);
  const highest = Math.max(1, ...figures);
  const most = figures.indexOf(highest);
  return (
    <Flex
      component="figure"
      direction="column"
      miw={0}
      mih={0}
      aria-label={texts.by(source, describe(history, source, timeZone))}
    >
      <Flex component="figcaption" align="baseline" gap="0.4em" fz="var(--monitor-text)">
        <span className={classes.total} data-unknown={!isReported || undefined}>
          {isReported ? formatNumber(totals.breaches) : texts.notKnown}
        </span>
        <Text component="span" inherit c="dimmed">
          {isReported ? texts.breachesBy(totals.breaches, source) : noReport[source]}
        </Text>
      </Flex>
      <div className={`${breachClasses.plot} ${classes.plot}`} aria-hidden="true">
        {(isReported ? points : []).map(({ at, breaches }, index) => (
          <div key={at} className={breachClasses.column}>
            <div
              className={breachClasses.bar}
              data-none={breaches === 0 || undefined}
              data-most={index === most || undefined}
              style={{ height: `${(breaches / highest) * 100}%` }}
            >
              {index === most && (
                <span className={`${breachClasses.figure} ${classes.value}`}>{breaches}</span>
              )}
            </div>
            {index % labelEvery === 0 && (
              <span className={`${breachClasses.label} ${classes.label}`}>
                {formatTime(at, timeZone)}
              </span>
            )}
          </div>
        ))}
      </div>
    </Flex>
  );
}
