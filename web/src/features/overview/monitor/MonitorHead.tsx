import { ActionIcon, Box, Group, Tooltip } from '@mantine/core';
import { IconArrowsMaximize, IconArrowsMinimize, IconCloudOff } from '@tabler/icons-react';
import { ColorSchemeToggle } from '../../../ui/ColorSchemeToggle.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { dayOf, longDay, formatTime } from '../../../lib/dates/dates.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import classes from './LiveMonitor.module.css';
import { texts } from './texts.ts';

interface Props {
  /** Now, in milliseconds. */
  now: number;
  /** When the data arrived, in milliseconds. */
  updatedAt: number | null;
  /** Whether the data is older than it should be. */
  isOutdated: boolean;
  isFullscreen: boolean;
  onToggleFullscreen: () => void;
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** The company, the time in its zone, and the age of the data. */
export function MonitorHead({
  now,
  updatedAt,
  isOutdated,
  isFullscreen,
  onToggleFullscreen,
}: Props) {
  const { name, timeZone } = useCompany();
  const label = isFullscreen ? texts.leaveFullScreen : texts.fullScreen;
  const Picture = isFullscreen ? IconArrowsMinimize : IconArrowsMaximize;
  return (
    <header className={classes.head}>
      <div>
        <Logo />
        <Box
          component="h1"
          mt={6}
          fz="var(--monitor-text)"
          fw={fontWeights.medium}
          lts={0}
          c="dimmed"
        >
          {name}
        </Box>
      </div>
      <div className={classes.when}>
        <time className={classes.clock} dateTime={iso(now)}>
          {formatTime(iso(now), timeZone)}
        </time>
        <Box component="span" fz="var(--monitor-small)" c="dimmed">
          {longDay(dayOf(iso(now), timeZone))}
        </Box>
      </div>
      <Box ta="right">
        <Group gap={2} justify="flex-end" wrap="nowrap">
          <ColorSchemeToggle />
          <Tooltip label={label} withinPortal={false}>
            <ActionIcon
              variant="subtle"
              color="gray"
              c="dimmed"
              size="lg"
              aria-label={label}
              onClick={onToggleFullscreen}
            >
              <Picture {...icons.lg} />
            </ActionIcon>
          </Tooltip>
        </Group>
        {updatedAt !== null &&
          (isOutdated ? (
            <output className={classes.outdated}>
              <IconCloudOff size="1.1em" stroke={1.8} aria-hidden />
              {texts.outdatedSince(formatTime(iso(updatedAt), timeZone))}
            </output>
          ) : (
            <p className={classes.updated}>{texts.updated(formatTime(iso(updatedAt), timeZone))}</p>
          ))}
      </Box>
    </header>
  );
}
