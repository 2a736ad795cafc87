import { Anchor, Group, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { Moment } from '../current/Moment.tsx';
import { formatDaysLeft } from '../current/trial-words.ts';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { texts } from './subscription-texts.tsx';

interface Props {
  companyName: string;
  trial: { endsAt: string; daysLeft: number };
}

/** Shown above every page: the days left of the trial. */
export function TrialNotice({ companyName, trial: { endsAt, daysLeft } }: Props) {
  return (
    <Group
      component="section"
      wrap="nowrap"
      gap={10}
      px={{ base: 'md', sm: 'xl' }}
      py={8}
      bg="var(--vc-panel)"
      className="screen-only"
      style={{ borderBottom: '1px solid var(--vc-border)' }}
      aria-label={texts.trial}
    >
      <IconClock {...icons.md} style={{ flex: 'none' }} />
      <Text size="sm">
        <Text span inherit fw={fontWeights.medium}>
          {texts.trialDaysLeft(formatDaysLeft(daysLeft))}
        </Text>
        {texts.trialUntil(<Moment at={endsAt} />)}
        <Anchor component={Link} to={paths.plan(companyName)} inherit underline="always">
          {texts.choosePlan}
        </Anchor>
      </Text>
    </Group>
  );
}
