import { Box, Flex, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useCallback, useMemo, useState } from 'react';
import { useIsPrinting } from '../../../lib/browser/printing.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import type {
  TracedMeeting_MeetingFragment as TracedMeeting,
  TraceQuery,
} from '../../../generated/graphql.ts';
import type { ChainStep } from './chain.ts';
import { allFolded, allUnfolded, toggleFolds } from './chain-folds.ts';
import { layoutChain } from './chain-layout.ts';
import { ChainAxis } from './ChainAxis.tsx';
import { ChainBody } from './ChainBody.tsx';
import classes from './ChainDrawing.module.css';
import { ChainLegend } from './ChainLegend.tsx';
import { ChainLevels } from './ChainLevels.tsx';
import { ChainNames } from './ChainNames.tsx';
import { texts } from './texts.tsx';
import { formatMeeting } from './words.ts';

const rowsInSight = 44;

interface Props {
  trace: TraceQuery['trace'];
  onOpen: (meeting: TracedMeeting) => void;
}

/**
 * The chain over time: people as rows under whoever exposed them, time from left to right, every contact a line from its carrier down to
 * the person exposed. Opens with level 1; printed with everybody.
 */
export function ChainDrawing({ trace, onOpen }: Props) {
  const { timeZone } = useCompany();
  const { ref, width } = useElementSize();
  const isPrinting = useIsPrinting();
  const [chosen, setChosen] = useState(allFolded);
  const [active, setActive] = useState<ChainStep<TracedMeeting> | null>(null);

  const isNarrow = width < 640;
  const namesWidth = isNarrow ? 152 : 232;
  const availableWidth = width - namesWidth;
  const folds = isPrinting ? allUnfolded : chosen;
  const layout = useMemo(
    () => layoutChain(trace, { timeZone, availableWidth, isNarrow, folds }),
    [trace, timeZone, availableWidth, isNarrow, folds],
  );
  const toggle = useCallback(
    (...keys: string[]) => setChosen((before) => toggleFolds(before, keys)),
    [],
  );

  return (
    <section aria-label={texts.chainLabel(trace.person.name)}>
      <ChainLevels exposures={trace.exposures} onChange={setChosen} />
      <Caption active={active} />
      <div
        ref={ref}
        className={classes.box}
        data-tall={layout.rows.length > rowsInSight || undefined}
        // Keeps the focused element clear of the names and days.
        style={{ scrollPadding: `64px 24px 24px ${namesWidth + 24}px` }}
      >
        <Box miw="100%" style={{ width: namesWidth + layout.width }}>
          <div className={classes.head}>
            <div className={classes.corner} style={{ width: namesWidth }} />
            <ChainAxis days={layout.days} width={layout.width} timeZone={timeZone} />
          </div>
          <Flex>
            <ChainNames
              rows={layout.rows}
              width={namesWidth}
              active={active}
              onToggle={toggle}
              onActivate={setActive}
            />
            <ChainBody
              layout={layout}
              active={active}
              onActivate={setActive}
              onOpen={onOpen}
              onUnfold={toggle}
            />
          </Flex>
        </Box>
      </div>
      <ChainLegend trace={trace} />
    </section>
  );
}

/** Describes the highlighted contact in a fixed place. */
function Caption({ active }: { active: ChainStep<TracedMeeting> | null }) {
  const { timeZone } = useCompany();
  return (
    <Text size="sm" c="dimmed" mb={8} mih="1.45em" className={`${classes.caption} screen-only`}>
      {active
        ? texts.personMet(
            <b>{active.meeting.person.name}</b>,
            <b>{active.meeting.carrier.name}</b>,
            formatMeeting(active.meeting, timeZone),
          )
        : texts.chainHelp}
    </Text>
  );
}
