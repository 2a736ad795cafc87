import { Box, Text } from '@mantine/core';
import { useId } from 'react';
import { useActorNames } from '../current/actor-names.ts';
import { useNow } from '../../../lib/browser/clock.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { isoOf } from '../../../lib/dates/dates.ts';
import { Moment } from '../current/Moment.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import type { SettingsPageQuery } from '../../../generated/graphql.ts';
import { formatMetric } from './preview-words.ts';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  /** Newest first. */
  periods: SettingsPageQuery['timeMetricHistory'];
}

/** Past time metrics and who chose them: reports use what was in force at the time. */
export function TimeMetricHistory({ periods }: Props) {
  const { formatActor } = useActorNames();
  const id = useId();
  const now = isoOf(useNow());
  return (
    <Box miw={0} mt={8}>
      <Text size="sm" fw={fontWeights.medium} id={id}>
        {texts.history}
      </Text>
      <PlainTable isStacked="pairs" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{texts.timeMetric}</th>
            <th scope="col">{texts.from}</th>
            <th scope="col">{texts.until}</th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ minutes, from, until, changedBy }) => (
            <tr key={from ?? ''}>
              <td>
                <Box component="span" mr={8}>
                  {formatMetric(minutes)}
                </Box>
                {(from === null || from <= now) && (until === null || until > now) && (
                  <Tag tone="accent">{texts.inForce}</Tag>
                )}
                <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {changedBy === null ? texts.preset : texts.setBy(formatActor(changedBy))}
                </Text>
              </td>
              <td data-name={texts.from}>
                {from === null ? texts.theBeginning : <Moment at={from} />}
              </td>
              <td data-name={texts.until}>
                {until === null ? texts.untilChanged : <Moment at={until} />}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Box>
  );
}
