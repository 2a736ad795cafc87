import { Anchor, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Moment } from '../../domain/dates/Moment.tsx';
import classes from './TrialNotice.module.css';
import { formatDaysLeft } from '../../domain/company/trial-words.ts';
import { fontWeights, icons } from '../../components/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  companyName: string;
  trial: { endsAt: string; daysLeft: number };
}

/** How many days are left of the trial, above every page. */
export function TrialNotice({ companyName, trial: { endsAt, daysLeft } }: Props) {
  return (
    <section className={`${classes.notice} screen-only`} aria-label={texts.trial}>
      <IconClock {...icons.md} className={classes.icon} />
      <Text size="sm">
        <Text span inherit fw={fontWeights.medium}>
          {texts.trialDaysLeft(formatDaysLeft(daysLeft))}
        </Text>
        {texts.trialUntil(<Moment at={endsAt} />)}
        <Anchor component={Link} to={paths.plan(companyName)} inherit underline="always">
          {texts.choosePlan}
        </Anchor>
      </Text>
    </section>
  );
}
