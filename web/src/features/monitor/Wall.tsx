import { Box, Skeleton } from '@mantine/core';
import { useFullscreenElement } from '@mantine/hooks';
import { formatActive, sayWhoReports } from '../../domain/coverage/coverage-words.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import type { MonitorPageQuery } from '../../generated/graphql.ts';
import { HourColumns } from './HourColumns.tsx';
import { useNow } from './use-now.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { useLiveFigures } from '../../apollo/live.ts';
import { pollInterval, useWall } from './use-wall.ts';
import classes from './Wall.module.css';
import { WallHead } from './WallHead.tsx';
import { WallIndicator } from './WallIndicator.tsx';
import { WallRooms } from './WallRooms.tsx';

/** How things stand now, for a screen in the hall that nobody touches. */
export function Wall() {
  const { timeZone } = useCompany();
  const { figures, updatedAt, isBehind, refresh } = useWall(timeZone);
  useLiveFigures(refresh);
  const now = useNow();
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLDivElement>();
  useWakeLock();
  // Also when the computer has slept, and no question could fail.
  const isOutdated = isBehind || (updatedAt !== null && now - updatedAt > 3 * pollInterval);
  return (
    <div ref={ref} className={classes.wall} data-fullscreen={fullscreen || undefined}>
      <title>Monitor · VisionCloud</title>
      <WallHead
        now={now}
        updatedAt={updatedAt}
        isOutdated={isOutdated}
        isFullscreen={fullscreen}
        onToggleFullscreen={() => void toggle()}
      />
      {figures ? (
        <Figures figures={figures} now={now} timeZone={timeZone} />
      ) : isBehind ? (
        <FailedState message="The figures could not be loaded." onRetry={refresh} />
      ) : (
        <Skeleton h={420} radius="lg" />
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
        <WallIndicator indicator={figures.safetyIndicator} />
        <div className={classes.counts}>
          <HourColumns source="phones" history={figures.mobile} timeZone={timeZone} />
          <HourColumns source="cameras" history={figures.camera} timeZone={timeZone} />
          <section aria-labelledby="wall-active" className={classes.active}>
            <h2 id="wall-active">Number of people active (Last 2 hrs)</h2>
            <p>{formatActive(figures)}</p>
          </section>
        </div>
      </div>
      <WallRooms
        cameras={figures.cameras.items}
        byRooms={figures.today.byRooms}
        now={now}
        timeZone={timeZone}
      />
      <Box component="p" fz="var(--wall-small)" c="dimmed">
        {sayWhoReports(figures.coverage)}
      </Box>
    </>
  );
}
