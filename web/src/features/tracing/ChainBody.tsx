import { useCallback, useMemo, useRef, useState } from 'react';
import type { TracedMeeting_MeetingFragment as TracedMeeting } from '../../generated/graphql.ts';
import type { ChainStep } from './chain.ts';
import { openableRows, rowAfterKey } from './chain-keys.ts';
import type { ChainLayout } from './chain-layout.ts';
import type { PersonRow } from './chain-rows.ts';
import { ChainDot } from './ChainDot.tsx';
import classes from './ChainDrawing.module.css';
import { ChainGround } from './ChainGround.tsx';
import { ContactLine } from './ContactLine.tsx';

type Step = ChainStep<TracedMeeting>;

interface Props {
  layout: ChainLayout<TracedMeeting>;
  active: Step | null;
  onActivate: (step: Step | null) => void;
  onOpen: (meeting: TracedMeeting) => void;
}

/**
 * Shaded rows, the lines of contacts, and the moments of exposure on top, which are the buttons. Of hundreds of them, pointing at one draws
 * only its own path anew.
 */
export function ChainBody({ layout, active, onActivate, onOpen }: Props) {
  const { rows, edges, width, height } = layout;
  const [lastFocused, setLastFocused] = useState<string | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const openable = useMemo(() => openableRows(rows), [rows]);
  // One stop for the Tab key; arrow keys move inside.
  const stop = openable.find((row) => row.key === lastFocused) ?? openable[0];
  const onPath = new Set(active?.pathKeys);

  const move = useCallback(
    (row: PersonRow<TracedMeeting>, key: string): boolean => {
      const next = rowAfterKey(rows, row, key);
      if (next === undefined) return false;
      const dots = svg.current?.querySelectorAll<SVGGElement>('[data-person]') ?? [];
      [...dots].find((dot) => dot.dataset['person'] === next.key)?.focus();
      return true;
    },
    [rows],
  );

  return (
    <svg
      ref={svg}
      width={width}
      height={height}
      className={classes.drawing}
      data-pointed={active !== null || undefined}
    >
      <ChainGround layout={layout} />
      {edges.map((edge) => (
        <ContactLine
          key={edge.key}
          edge={edge}
          isOnPath={onPath.has(edge.key)}
          onActivate={onActivate}
          onOpen={onOpen}
        />
      ))}
      {openable.map((row) => (
        <ChainDot
          key={row.key}
          row={row}
          drawingWidth={width}
          isOnPath={row.step !== undefined && onPath.has(row.step.key)}
          isTabStop={row === stop}
          onFocus={setLastFocused}
          onActivate={onActivate}
          onMove={move}
          onOpen={onOpen}
        />
      ))}
    </svg>
  );
}
