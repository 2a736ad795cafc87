import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TracedMeeting_MeetingFragment as TracedMeeting } from '../../../generated/graphql.ts';
import type { ChainStep } from './chain.ts';
import { foldsToOpen, openableRows, rowAfterKey } from './chain-keys.ts';
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
  /** Keys of the closed folds. */
  onUnfold: (...keys: string[]) => void;
}

/**
 * Shaded rows, lines of contacts, and dots for the moments of exposure on top, which are the buttons. Pointing at one of hundreds
 * renders only its own path.
 */
export function ChainBody({ layout, active, onActivate, onOpen, onUnfold }: Props) {
  const { rows, edges, width, height } = layout;
  const [lastFocused, setLastFocused] = useState<string | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const unfolded = useRef<string | null>(null);
  const openable = useMemo(() => openableRows(rows), [rows]);
  // A single tab stop; arrow keys move between the dots.
  const stop = openable.find((row) => row.key === lastFocused) ?? openable[0];
  const onPath = new Set(active?.pathKeys);

  const move = useCallback(
    (row: PersonRow<TracedMeeting>, key: string): boolean => {
      const next = rowAfterKey(rows, row, key);
      const folds = foldsToOpen(rows, row, key);
      if (next !== undefined) focusDot(svg.current, next);
      else if (folds.length > 0) {
        unfolded.current = row.key;
        onUnfold(...folds);
      }
      return next !== undefined || folds.length > 0;
    },
    [rows, onUnfold],
  );
  // If the key opened a fold, its first person gets the focus.
  useLayoutEffect(() => {
    const row = openable.find(({ key }) => key === unfolded.current);
    const next = row && rowAfterKey(rows, row, 'ArrowRight');
    if (next === undefined) return;
    unfolded.current = null;
    focusDot(svg.current, next);
  }, [rows, openable]);

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

const focusDot = (svg: SVGSVGElement | null, { key }: PersonRow<TracedMeeting>): void => {
  const dots = svg?.querySelectorAll<SVGGElement>('[data-person]') ?? [];
  [...dots].find((dot) => dot.dataset['person'] === key)?.focus();
};
