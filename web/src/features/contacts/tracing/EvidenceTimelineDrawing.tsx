import { Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { dayOf, isoOf, formatTime } from '../../../lib/dates/dates.ts';
import type { EvidencePanelQuery } from '../../../generated/graphql.ts';
import classes from './EvidenceTimelineDrawing.module.css';
import { layoutEvidence } from './evidence-timeline.ts';
import type { PlacedStretch } from './folded-scale.ts';
import { formatCaseDay } from './case-times.ts';
import { texts } from './texts.tsx';

const topMargin = 22;
const laneHeight = 44;
const barHeight = 12;
const axisHeight = 40;
const minWidth = 280;

/** When two people were together, one lane per phone. The tables below say the same in words. */
export function EvidenceTimelineDrawing({ meeting }: { meeting: EvidencePanelQuery['meeting'] }) {
  const { timeZone } = useCompany();
  const { ref, width: available } = useElementSize();
  const { evidence, carrier, person, reachedAt, thresholdMinutes } = meeting;
  const { source } = meeting;
  const people = source === 'MOBILE' ? [carrier, person] : [];
  const nameLane = ({
    reporter,
    bars,
  }: {
    reporter: { name: string };
    bars: unknown[];
  }): string => {
    if (source !== 'MOBILE') return texts.laneOf(source);
    return (bars.length === 0 ? texts.nothingReceived : texts.phoneOf)(reporter.name);
  };
  const drawing = layoutEvidence(evidence, people, reachedAt, Math.max(minWidth, available));
  const lanesEnd = topMargin + drawing.lanes.length * laneHeight;
  const isReachedLate = drawing.reachedX > drawing.width / 2;

  return (
    <div ref={ref} className={classes.box}>
      <svg
        height={lanesEnd + axisHeight}
        style={{ minWidth }}
        role="img"
        aria-label={texts.recordsLabel(
          drawing.lanes.map(({ reporter, bars }) => texts.laneRecords(reporter.name, bars.length)),
        )}
      >
        {drawing.episodes.map((episode) => (
          <rect
            key={episode.x}
            x={episode.x}
            y={topMargin}
            width={Math.max(2, episode.width)}
            height={lanesEnd - topMargin}
            fill="var(--vc-accent-soft)"
          />
        ))}
        {drawing.lanes.map((lane, index) => (
          <g key={lane.reporter.id} transform={`translate(0 ${topMargin + index * laneHeight})`}>
            <text x={4} y={17} className={classes.words}>
              {nameLane(lane)}
            </text>
            {lane.bars.map((bar) => (
              <g key={bar.id}>
                <rect
                  x={bar.x}
                  y={24}
                  width={Math.max(1.5, bar.width)}
                  height={barHeight}
                  rx={2}
                  fill="none"
                  stroke="var(--vc-accent)"
                  strokeWidth="1"
                />
                <rect
                  x={bar.counted.x}
                  y={24}
                  width={Math.max(1.5, bar.counted.width)}
                  height={barHeight}
                  rx={2}
                  fill="var(--vc-accent)"
                />
                {bar.contested.map(({ x, width }) => (
                  <g key={x} stroke="var(--mantine-color-text)" data-contested>
                    <rect
                      x={x}
                      y={24}
                      width={Math.max(1.5, width)}
                      height={barHeight}
                      fill="var(--vc-page)"
                      strokeWidth="1"
                      strokeDasharray="2 2"
                    />
                    <line
                      x1={x - 2}
                      x2={x + Math.max(1.5, width) + 2}
                      y1={24 + barHeight / 2}
                      y2={24 + barHeight / 2}
                      strokeWidth="2"
                    />
                  </g>
                ))}
              </g>
            ))}
          </g>
        ))}
        <line
          x1={drawing.reachedX}
          x2={drawing.reachedX}
          y1={topMargin - 4}
          y2={lanesEnd}
          stroke="var(--vc-positive)"
          strokeWidth="1.5"
          strokeDasharray="3 3"
        />
        <text
          x={drawing.reachedX + (isReachedLate ? -6 : 6)}
          y={14}
          textAnchor={isReachedLate ? 'end' : 'start'}
          fill="var(--vc-positive)"
          fontSize="12"
          fontWeight="var(--mantine-font-weight-medium)"
        >
          {texts.minutesReachedAt(thresholdMinutes, formatTime(reachedAt, timeZone))}
        </text>
        {drawing.stretches.map((stretch, index) => (
          <Axis
            key={stretch.start}
            stretch={stretch}
            before={drawing.stretches[index - 1]}
            y={lanesEnd}
            timeZone={timeZone}
          />
        ))}
      </svg>
      <Text size="xs" c="dimmed" mt={8}>
        {texts.timelineLegend}{' '}
        {evidence.records.some(({ contests }) => contests.length > 0) && texts.contestedLegend}
      </Text>
    </div>
  );
}

interface AxisProps {
  stretch: PlacedStretch;
  before: PlacedStretch | undefined;
  y: number;
  timeZone: string;
}

function Axis({ stretch, before, y, timeZone }: AxisProps) {
  const end = stretch.x + stretch.width;
  const day = dayOf(new Date(stretch.start), timeZone);
  const isNewDay = before === undefined || dayOf(new Date(before.start), timeZone) !== day;
  return (
    <>
      <line x1={stretch.x} x2={end} y1={y} y2={y} stroke="var(--mantine-color-default-border)" />
      <text x={stretch.x} y={y + 16} className={classes.words}>
        {formatTime(isoOf(stretch.start), timeZone)}
      </text>
      {stretch.width >= 88 && (
        <text x={end} y={y + 16} textAnchor="end" className={classes.words}>
          {formatTime(isoOf(stretch.end), timeZone)}
        </text>
      )}
      {isNewDay && (
        <text x={stretch.x} y={y + 32} className={classes.words}>
          {formatCaseDay(day)}
        </text>
      )}
    </>
  );
}
