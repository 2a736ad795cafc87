import { memo, type KeyboardEvent } from 'react';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { formatMinutes, formatTime } from '../../../lib/dates/dates.ts';
import type { TracedMeeting_MeetingFragment as TracedMeeting } from '../../../generated/graphql.ts';
import type { ChainStep } from './chain.ts';
import type { PersonRow } from './chain-rows.ts';
import classes from './ChainDrawing.module.css';
import { listFollowUpMarks } from './follow-up-marks.ts';
import { levelShape } from './level-shapes.ts';
import { formatCaseMoment } from './case-times.ts';
import { texts } from './texts.tsx';
import { formatMeeting } from './words.ts';

const labelWidth = 104;
const labelledHeight = 24;

interface Props {
  row: PersonRow<TracedMeeting>;
  drawingWidth: number;
  /** Whether it is on the highlighted path. */
  isOnPath: boolean;
  isTabStop: boolean;
  /** Key of the row. */
  onFocus: (key: string) => void;
  onActivate: (step: ChainStep<TracedMeeting> | null) => void;
  /** Returns whether the key did anything. */
  onMove: (row: PersonRow<TracedMeeting>, key: string) => boolean;
  onOpen: (meeting: TracedMeeting) => void;
}

/** A person's moment of exposure: a button that opens the evidence of the contact. */
export const ChainDot = memo(function ChainDot({
  row,
  drawingWidth,
  isOnPath,
  isTabStop,
  onFocus,
  onActivate,
  onMove,
  onOpen,
}: Props) {
  const { timeZone } = useCompany();
  const meeting = row.step?.meeting;
  if (meeting === undefined) return null;
  const isLabelLeft = row.dotX + labelWidth > drawingWidth;

  const press = (event: KeyboardEvent) => {
    const isHandled = event.key === 'Enter' || event.key === ' ' || onMove(row, event.key);
    if (event.key === 'Enter' || event.key === ' ') onOpen(meeting);
    if (isHandled) event.preventDefault();
  };

  return (
    <g
      transform={`translate(${row.dotX} ${row.top + row.height / 2})`}
      className={classes.contact}
      data-on-path={isOnPath || undefined}
    >
      <g
        // SVG has no button element.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-haspopup="dialog"
        aria-label={texts.chainDot(
          row.person.name,
          row.level,
          formatCaseMoment(row.exposedAt, timeZone),
          meeting.carrier.name,
          formatMeeting(meeting, timeZone),
          listFollowUpMarks(row.followUp, timeZone).map(({ words }) => words),
        )}
        className={classes.button}
        data-person={row.key}
        onFocus={() => {
          onFocus(row.key);
          onActivate(row.step ?? null);
        }}
        onBlur={() => onActivate(null)}
        onPointerEnter={() => onActivate(row.step ?? null)}
        onPointerLeave={() => onActivate(null)}
        onClick={() => onOpen(meeting)}
        onKeyDown={press}
      >
        <circle r={12} fill="transparent" className={classes.target} />
        <path d={levelShape(row.level)} className={classes.dot} data-level={row.level} />
      </g>
      {row.height >= labelledHeight && (
        <text
          x={isLabelLeft ? -12 : 12}
          y={4}
          textAnchor={isLabelLeft ? 'end' : 'start'}
          className={classes.label}
          aria-hidden
        >
          {formatTime(row.exposedAt, timeZone)} · {formatMinutes(meeting.minutes)}
        </text>
      )}
    </g>
  );
});
