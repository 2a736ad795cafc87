import { memo } from 'react';
import type { TracedMeeting_MeetingFragment as TracedMeeting } from '../../../generated/graphql.ts';
import type { ChainLayout } from './chain-layout.ts';
import type { ChainRow } from './chain-rows.ts';
import classes from './ChainDrawing.module.css';
import { levelShape } from './level-shapes.ts';

/** The background: columns of days and shaded rows. Does not render again when a contact is highlighted. */
export const ChainGround = memo(function ChainGround({
  layout: { days, rows, width, height },
}: {
  layout: ChainLayout<TracedMeeting>;
}) {
  return (
    <>
      {days.map((day) => (
        <g key={day.firstDay}>
          <rect
            x={day.x}
            width={day.width}
            height={height}
            fill={day.quiet ? 'var(--vc-panel)' : 'none'}
          />
          {day.ticks.map((tick) => (
            <line
              key={tick.instant}
              x1={tick.x}
              x2={tick.x}
              y2={height}
              stroke="var(--vc-border)"
              strokeDasharray="1 5"
            />
          ))}
        </g>
      ))}
      {rows.map((row) => (
        <RowShade key={row.key} row={row} width={width} />
      ))}
    </>
  );
});

function RowShade({ row, width }: { row: ChainRow<TracedMeeting>; width: number }) {
  if (row.kind === 'fold') {
    const middle = row.top + row.height / 2;
    return (
      <g>
        <line x2={width} y1={row.top + 0.5} y2={row.top + 0.5} stroke="var(--vc-border)" />
        {row.hidden.map(({ personId, x }) => (
          <line
            key={personId}
            x1={x}
            x2={x}
            y1={middle - 7}
            y2={middle + 7}
            className={classes.edge}
            data-level={row.level}
          />
        ))}
      </g>
    );
  }
  return (
    <g>
      {row.shadedFrom < width && (
        <rect
          x={row.shadedFrom}
          y={row.top + 2}
          width={width - row.shadedFrom}
          height={row.height - 4}
          rx={4}
          className={classes.shade}
          data-level={row.level}
        />
      )}
      {row.level === 0 && (
        <path
          d={levelShape(0)}
          transform={`translate(${row.dotX} ${row.top + row.height / 2})`}
          className={classes.dot}
          data-level={0}
        />
      )}
    </g>
  );
}
