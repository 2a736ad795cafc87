import { memo } from 'react';
import type { TracedMeeting_MeetingFragment as TracedMeeting } from '../../../generated/graphql.ts';
import type { ChainStep } from './chain.ts';
import type { ChainEdge } from './chain-layout.ts';
import classes from './ChainDrawing.module.css';

interface Props {
  edge: ChainEdge<TracedMeeting>;
  /** Whether it is on the highlighted path. */
  isOnPath: boolean;
  onActivate: (step: ChainStep<TracedMeeting> | null) => void;
  onOpen: (meeting: TracedMeeting) => void;
}

/** A contact: the line from its carrier to the person exposed, and a wider invisible one that is easy to hit. */
export const ContactLine = memo(function ContactLine({
  edge,
  isOnPath,
  onActivate,
  onOpen,
}: Props) {
  return (
    <g className={classes.contact} data-on-path={isOnPath || undefined}>
      <path
        d={edge.line}
        className={classes.edge}
        data-level={edge.pathKeys.length}
        data-rule={edge.meeting.rule}
        data-active={isOnPath || undefined}
      />
      <path
        d={edge.line}
        className={classes.edgeTarget}
        onPointerEnter={() => onActivate(edge)}
        onPointerLeave={() => onActivate(null)}
        onClick={() => onOpen(edge.meeting)}
      />
    </g>
  );
});
