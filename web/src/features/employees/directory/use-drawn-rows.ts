import { useEffect, useState } from 'react';

/** As many as a large screen shows. */
const rowsAtOnce = 25;

interface Drawing<Row> {
  rows: readonly Row[] | undefined;
  /** What stood where the rows to come will. */
  before: readonly Row[];
  count: number;
}

/** The first `count` of the rows, and those of before that stand below them. */
const drawnOf = <Row extends { id: string }>({ rows = [], before, count }: Drawing<Row>): Row[] => {
  const come = rows.slice(0, count);
  const ids = new Set(come.map(({ id }) => id));
  return [...come, ...before.slice(count, rows.length).filter(({ id }) => !ids.has(id))];
};

/**
 * The rows to draw now. Other rows take the place of those before some at a time, with a turn of the browser between, for it would be held up by
 * laying out a hundred at once; rows that are there from the start are drawn at once, for the place on screen of who comes back. Undefined as long
 * as there are none to draw.
 */
export const useDrawnRows = <Row extends { id: string }>(
  rows: readonly Row[] | undefined,
): readonly Row[] | undefined => {
  const [known, setDrawing] = useState<Drawing<Row>>({
    rows,
    before: [],
    count: rows?.length ?? 0,
  });
  let drawing = known;
  if (rows !== known.rows) {
    const isSame = rows?.every(({ id }, place) => id === known.rows?.[place]?.id);
    drawing = { rows, before: drawnOf(known), count: isSame ? known.count : rowsAtOnce };
    setDrawing(drawing);
  }
  const { count } = drawing;
  const isWhole = !rows || count >= rows.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() =>
      setDrawing((before) => ({ ...before, count: count + rowsAtOnce })),
    );
    return () => clearTimeout(timer);
  }, [isWhole, count]);
  return rows && (isWhole ? rows : drawnOf(drawing));
};
