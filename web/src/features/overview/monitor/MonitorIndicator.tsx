import { Box } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconUrgent,
} from '@tabler/icons-react';
import { fontWeights } from '../../../ui/tokens.ts';
import { explainIndicator } from '../../contacts/reporting/SafetyIndicator.tsx';
import type { MonitorPageQuery } from '../../../generated/graphql.ts';
import '../../../ui/tones.css';
import classes from './MonitorIndicator.module.css';
import { texts } from './texts.ts';

const levels = {
  GREEN: { word: texts.green, icon: IconCircleCheck },
  AMBER: { word: texts.amber, icon: IconAlertTriangle },
  RED: { word: texts.red, icon: IconUrgent },
} as const;

/** The safety indicator in large digits, with an explanation. */
export function MonitorIndicator({
  indicator,
}: {
  indicator: MonitorPageQuery['safetyIndicator'];
}) {
  const { level, share } = indicator;
  const { word, icon: Picture } =
    level === null ? { word: texts.noData, icon: IconCircleDashed } : levels[level];
  return (
    <section
      className={classes.indicator}
      data-level={level ?? undefined}
      aria-labelledby="monitor-indicator"
    >
      <Box
        id="monitor-indicator"
        component="h2"
        fz="var(--monitor-text)"
        fw={fontWeights.medium}
        lts={0}
      >
        {texts.safetyIndicator}
      </Box>
      <p className={classes.level}>
        <Picture size="1em" stroke={1.8} aria-hidden />
        {word}
      </p>
      {/* Never rounds up into the next level. */}
      {share !== null && (
        <Box
          component="p"
          fz="var(--monitor-huge)"
          fw={fontWeights.bold}
          lh={1.05}
          lts="-0.035em"
          style={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {Math.floor(share * 100 + 1e-9)}%
        </Box>
      )}
      <p className={classes.meaning}>{explainIndicator(indicator)}</p>
    </section>
  );
}
