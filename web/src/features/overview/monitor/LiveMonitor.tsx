import { NetworkStatus } from '@apollo/client';
import { Box, Skeleton } from '@mantine/core';
import { useFullscreenElement } from '@mantine/hooks';
import { useState, useEffect } from 'react';
import { formatActive, formatWhoReported } from '../../contacts/reporting/coverage-words.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { todayIn } from '../../../lib/dates/dates.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { useMonitorPageQuery, type MonitorPageQuery } from '../../../generated/graphql.ts';
import { HourColumns } from './HourColumns.tsx';
import { useWakeLock } from './use-wake-lock.ts';
import { useLiveFigures } from '../../../apollo/live.ts';
import classes from './LiveMonitor.module.css';
import { MonitorHead } from './MonitorHead.tsx';
import { MonitorIndicator } from './MonitorIndicator.tsx';
import { MonitorRooms } from './MonitorRooms.tsx';
import { texts } from './texts.ts';

/** Returns the time in milliseconds, updated every second. */
const useNowBySecond = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** Poll interval in milliseconds. */
const pollInterval = 10_000;
/** Maximum age of the data before it is marked as old: two polls and time for an answer. Milliseconds. */
const maxAge = pollInterval + 5_000;

/** The current state, for an unattended screen on a wall. */
export function LiveMonitor() {
  const { timeZone } = useCompany();
  const can = useCan();
  const { data, error, networkStatus, refetch } = useMonitorPageQuery({
    variables: { today: todayIn(timeZone), withCameras: can('camera:read') },
    // The screen must show the current state, or since when it is unknown.
    fetchPolicy: 'no-cache',
    pollInterval,
  });
  const figures = useLastValue(data ?? null);
  const now = useNowBySecond();
  const [updatedAt, setUpdatedAt] = useState<number | null>(null);
  const [statusBefore, setStatusBefore] = useState(NetworkStatus.loading);
  if (networkStatus !== statusBefore) {
    setStatusBefore(networkStatus);
    if (networkStatus === NetworkStatus.ready) setUpdatedAt(now);
  }
  const refresh = (): void => void refetch().catch(() => undefined);
  useLiveFigures(refresh);
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLDivElement>();
  useWakeLock();
  // Compares clocks instead of starting a timer: a request may hang, or the computer may have slept.
  const isOutdated = updatedAt !== null && now - updatedAt > maxAge;
  return (
    <div ref={ref} className={classes.monitor} data-fullscreen={fullscreen || undefined}>
      <title>{texts.documentTitle}</title>
      <MonitorHead
        now={now}
        updatedAt={updatedAt}
        isOutdated={isOutdated}
        isFullscreen={fullscreen}
        onToggleFullscreen={() => void toggle()}
      />
      {figures ? (
        <Figures figures={figures} now={now} timeZone={timeZone} />
      ) : networkStatus === NetworkStatus.loading ? (
        <Skeleton h={420} radius="lg" />
      ) : (
        <Failure message={texts.figuresFailed} onRetry={refresh} isRetrying={error === undefined} />
      )}
    </div>
  );
}

interface FiguresProps {
  figures: MonitorPageQuery;
  now: number;
  timeZone: string;
}

function Figures({ figures, now, timeZone }: FiguresProps) {
  return (
    <>
      <div className={classes.figures}>
        <MonitorIndicator indicator={figures.safetyIndicator} />
        <div className={classes.counts}>
          <HourColumns source="phones" history={figures.mobile} timeZone={timeZone} />
          <HourColumns source="cameras" history={figures.camera} timeZone={timeZone} />
          <section aria-labelledby="monitor-active" className={classes.active}>
            <h2 id="monitor-active">{texts.activePeople}</h2>
            <p>{formatActive(figures)}</p>
          </section>
        </div>
      </div>
      {figures.cameras && (
        <MonitorRooms
          cameras={figures.cameras.items}
          byRooms={figures.today.byRooms}
          now={now}
          timeZone={timeZone}
        />
      )}
      <Box component="p" fz="var(--monitor-small)" c="dimmed">
        {formatWhoReported(figures.coverage)}
      </Box>
    </>
  );
}
