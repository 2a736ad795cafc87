import { Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import type {
  TracedMeeting_MeetingFragment as TracedMeeting,
  TraceQuery,
} from '../../generated/graphql.ts';
import type { ChainStep } from './chain.ts';
import { layoutChain } from './chain-layout.ts';
import { levelsToFold } from './chain-rows.ts';
import { ChainAxis } from './ChainAxis.tsx';
import { ChainBody } from './ChainBody.tsx';
import classes from './ChainDrawing.module.css';
import { ChainLegend } from './ChainLegend.tsx';
import { ChainNames } from './ChainNames.tsx';
import { texts } from './texts.tsx';
import { meetingWords } from './words.ts';

const rowsInSight = 44;

interface Props {
  trace: TraceQuery['trace'];
  onOpen: (meeting: TracedMeeting) => void;
}

/** The chain over time: people as rows, time from left to right, every contact a line from its carrier down to the person exposed. */
export function ChainDrawing({ trace, onOpen }: Props) {
  const { timeZone } = useCompany();
  const { ref, width } = useElementSize();
  const [foldedLevels, setFoldedLevels] = useState(() => levelsToFold(trace.exposures));
  const [active, setActive] = useState<ChainStep<TracedMeeting> | null>(null);

  const namesWidth = width < 640 ? 120 : 208;
  const availableWidth = width - namesWidth;
  const layout = useMemo(
    () => layoutChain(trace, { timeZone, availableWidth, foldedLevels }),
    [trace, timeZone, availableWidth, foldedLevels],
  );

  const isTall = layout.rows.length > rowsInSight;

  const toggleLevel = (level: number) => {
    const next = new Set(foldedLevels);
    if (!next.delete(level)) next.add(level);
    setFoldedLevels(next);
  };

  return (
    <section aria-label={texts.chainLabel(trace.person.name)}>
      <Caption active={active} />
      <div
        ref={ref}
        className={classes.box}
        data-tall={isTall || undefined}
        // What is focused must not end up below the names or the days.
        style={{ scrollPadding: `64px 24px 24px ${namesWidth + 24}px` }}
      >
        <div className={classes.canvas} style={{ width: namesWidth + layout.width }}>
          <div className={classes.head}>
            <div className={classes.corner} style={{ width: namesWidth }} />
            <ChainAxis days={layout.days} width={layout.width} timeZone={timeZone} />
          </div>
          <div className={classes.body}>
            <ChainNames
              rows={layout.rows}
              width={namesWidth}
              active={active}
              onToggleLevel={toggleLevel}
              onActivate={setActive}
            />
            <ChainBody layout={layout} active={active} onActivate={setActive} onOpen={onOpen} />
          </div>
        </div>
      </div>
      <ChainLegend />
    </section>
  );
}

/** Says the highlighted contact in words, in a place that doesn't move. */
function Caption({ active }: { active: ChainStep<TracedMeeting> | null }) {
  const { timeZone } = useCompany();
  return (
    <Text size="sm" c="dimmed" mb={8} mih="1.45em" className={classes.caption}>
      {active
        ? texts.personMet(
            <b>{active.meeting.person.name}</b>,
            <b>{active.meeting.carrier.name}</b>,
            meetingWords(active.meeting, timeZone),
          )
        : texts.chainHelp}
    </Text>
  );
}
