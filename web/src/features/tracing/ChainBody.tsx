import { useRef, useState } from 'react';
import type { TracedMeeting_MeetingFragment as TracedMeeting } from '../../generated/graphql.ts';
import type { ChainStep } from './chain.ts';
import { openableRows, rowAfterKey } from './chain-keys.ts';
import type { ChainLayout } from './chain-layout.ts';
import type { ChainRow, PersonRow } from './chain-rows.ts';
import { ChainDot } from './ChainDot.tsx';
import classes from './ChainDrawing.module.css';
import { levelShape } from './level-shapes.ts';

type Step = ChainStep<TracedMeeting>;

interface Props {
  layout: ChainLayout<TracedMeeting>;
  active: Step | null;
  onActivate: (step: Step | null) => void;
  onOpen: (meeting: TracedMeeting) => void;
}

/** Shaded rows, the lines of contacts, and the moments of exposure on top, which are the buttons. */
export function ChainBody({ layout, active, onActivate, onOpen }: Props) {
  const { rows, edges, days, width, height } = layout;
  const [lastFocused, setLastFocused] = useState<string | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const openable = openableRows(rows);
  // One stop for the Tab key; arrow keys move inside.
  const stop = openable.find((row) => row.key === lastFocused) ?? openable[0];
  const onPath = new Set(active?.pathKeys);
  const fades = (step: Step | undefined) =>
    active !== null && step !== undefined && !onPath.has(step.key) ? true : undefined;

  const move = (row: PersonRow<TracedMeeting>, key: string): boolean => {
    const next = rowAfterKey(rows, row, key);
    if (next === undefined) return false;
    const dots = svg.current?.querySelectorAll<SVGGElement>('[data-person]') ?? [];
    [...dots].find((dot) => dot.dataset['person'] === next.key)?.focus();
    return true;
  };

  return (
    <svg ref={svg} width={width} height={height} className={classes['drawing']}>
      {days.map((day) => (
        <g key={day.firstDay}>
          <rect
            x={day.x}
            width={day.width}
            height={height}
            className={day.quiet ? classes['quietColumn'] : classes['column']}
          />
          {day.ticks.map((tick) => (
            <line
              key={tick.instant}
              x1={tick.x}
              x2={tick.x}
              y2={height}
              className={classes['grid']}
            />
          ))}
        </g>
      ))}
      {rows.map((row) => (
        <RowShade key={row.key} row={row} width={width} />
      ))}
      {edges.map((edge) => (
        <g key={edge.key} data-faded={fades(edge)}>
          <path
            d={edge.line}
            className={classes['edge']}
            data-level={edge.pathKeys.length}
            data-rule={edge.meeting.rule}
            data-active={onPath.has(edge.key) || undefined}
          />
          <path
            d={edge.line}
            className={classes['edgeTarget']}
            onPointerEnter={() => onActivate(edge)}
            onPointerLeave={() => onActivate(null)}
            onClick={() => onOpen(edge.meeting)}
          />
        </g>
      ))}
      {openable.map((row) => (
        <ChainDot
          key={row.key}
          row={row}
          drawingWidth={width}
          isFaded={fades(row.step)}
          isTabStop={row === stop}
          onFocus={() => {
            setLastFocused(row.key);
            onActivate(row.step ?? null);
          }}
          onLeave={() => onActivate(null)}
          onEnter={() => onActivate(row.step ?? null)}
          onMove={(key) => move(row, key)}
          onOpen={onOpen}
        />
      ))}
    </svg>
  );
}

function RowShade({ row, width }: { row: ChainRow<TracedMeeting>; width: number }) {
  if (row.kind === 'level') {
    const middle = row.top + row.height / 2;
    return (
      <g>
        <line x2={width} y1={row.top + 0.5} y2={row.top + 0.5} className={classes['levelLine']} />
        {row.hidden.map(({ personId, x }) => (
          <line
            key={personId}
            x1={x}
            x2={x}
            y1={middle - 7}
            y2={middle + 7}
            className={classes['hidden']}
            data-level={row.level}
          />
        ))}
      </g>
    );
  }
  return (
    <g>
      <rect
        x={row.shadedFrom}
        y={row.top + 2}
        width={Math.max(0, width - row.shadedFrom)}
        height={row.height - 4}
        rx={4}
        className={classes['shade']}
        data-level={row.level}
      />
      {row.level === 0 && (
        <path
          d={levelShape(0)}
          transform={`translate(${row.dotX} ${row.top + row.height / 2})`}
          className={classes['dot']}
          data-level={0}
        />
      )}
    </g>
  );
}
