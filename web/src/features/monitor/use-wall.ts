import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { todayIn } from '../../domain/dates/dates.ts';
import { MonitorPageDocument, type MonitorPageQuery } from '../../generated/graphql.ts';

/** Milliseconds from one answer to the next question. */
export const pollInterval = 10_000;
/** A gateway that does not answer for so long is away. Milliseconds. */
const patience = 8_000;

export interface Wall {
  /** The newest figures that came; undefined before the first. */
  figures: MonitorPageQuery | undefined;
  /** When they came, in milliseconds. */
  updatedAt: number | null;
  /** Whether the last question stayed without an answer. */
  isBehind: boolean;
  /** Asks at once. */
  refresh: () => void;
}

/** The figures of the wall, asked for again and again whatever happens. Nothing is cached: a wall shows what is so now, or since when it is not. */
export const useWall = (timeZone: string): Wall => {
  const client = useApolloClient();
  const [wall, setWall] = useState<Omit<Wall, 'refresh'>>({
    figures: undefined,
    updatedAt: null,
    isBehind: false,
  });
  const ask = useRef<() => Promise<void>>(async () => {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    // A slower answer must not take the place of a newer one.
    let asked = 0;
    ask.current = async () => {
      clearTimeout(timer);
      asked += 1;
      const turn = asked;
      try {
        const { data } = await client.query({
          query: MonitorPageDocument,
          variables: { today: todayIn(timeZone) },
          fetchPolicy: 'no-cache',
          context: {
            fetchOptions: { signal: AbortSignal.timeout(patience) },
            queryDeduplication: false,
          },
        });
        if (!isOver && turn === asked)
          setWall({ figures: data, updatedAt: Date.now(), isBehind: false });
      } catch {
        if (!isOver && turn === asked) setWall((before) => ({ ...before, isBehind: true }));
      }
      if (!isOver && turn === asked) timer = setTimeout(() => void ask.current(), pollInterval);
    };
    void ask.current();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, timeZone]);
  return { ...wall, refresh: useCallback(() => void ask.current(), []) };
};
