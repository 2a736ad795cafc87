import { Box, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconUrgent } from '@tabler/icons-react';
import { Tag } from '../../../ui/Tag.tsx';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import type { SafetyIndicator_IndicatorFragment } from '../../../generated/graphql.ts';
import { NoDataYet } from './NoDataYet.tsx';
import classes from './SafetyIndicator.module.css';
import { texts } from './breach-texts.ts';

interface Props {
  indicator: SafetyIndicator_IndicatorFragment;
}

const levels = {
  GREEN: { tone: 'safe', icon: IconCircleCheck, ...texts.levels.GREEN },
  AMBER: { tone: 'warning', icon: IconAlertTriangle, ...texts.levels.AMBER },
  RED: { tone: 'positive', icon: IconUrgent, ...texts.levels.RED },
} as const;

const zones = ['RED', 'AMBER', 'GREEN'] as const;

/** '9 of 12 people active in the last 24 hours had no breach' */
export const explainIndicator = ({
  level,
  active,
  withoutBreach,
}: Pick<SafetyIndicator_IndicatorFragment, 'level' | 'active' | 'withoutBreach'>): string => {
  if (active === null || withoutBreach === null) return texts.tooFewPeople;
  if (active === 0) return texts.noReport;
  return level === null ? texts.tooFewPhones(active) : texts.withoutBreach(withoutBreach, active);
};

/** The share of people without a breach in the last 24 hours, on its scale, with the sentence that explains it. */
export function SafetyIndicator({ indicator }: Props) {
  const { level, share } = indicator;
  if (level === null || share === null) {
    return <NoDataYet>{explainIndicator(indicator)}</NoDataYet>;
  }
  const { word, tone, meaning, icon: Picture } = levels[level];
  // Rounding up must not reach the next level.
  const percent = Math.floor(share * 100 + 1e-9);
  return (
    <div>
      <Group gap="sm" align="center">
        <Box
          component="span"
          fz="2rem"
          fw={fontWeights.bold}
          lh={1.15}
          lts="-0.02em"
          style={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {percent}%
        </Box>
        <Tag tone={tone}>
          <Picture {...icons.md} />
          {word}
        </Tag>
        <Text span size="xs" c="dimmed">
          {meaning}
        </Text>
      </Group>
      <div className={classes.scale} aria-hidden>
        {zones.map((zone) => (
          <i key={zone} data-level={zone === level ? zone : undefined} />
        ))}
        <b style={{ left: `${Math.min(100, Math.max(0, share * 100))}%` }} />
      </div>
      <div className={classes.zones} aria-hidden>
        {zones.map((zone) => (
          <span key={zone} data-current={zone === level || undefined}>
            {levels[zone].word}
          </span>
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {explainIndicator(indicator)}
      </Text>
    </div>
  );
}
