import { setTimeout as wait } from 'node:timers/promises';
import { isPieceGone, sqlStateOf } from '../errors.js';

/** Two transactions waited for each other, or changed the same: one of them is ended, and can be done again at once. */
const gaveWay = new Set(['40P01', '40001']);
const mostTries = 4;
/** Before each further try, in milliseconds, times the tries so far, and up to twice as long: those who met do not meet again. */
const pause = 50;

/**
 * Does a whole transaction again when the database has ended it in favour of another one, so that nobody hears of it; likewise
 * where a cluster has cut the piece that it waited for. Nothing of it is stored then. @throws what the last try throws.
 */
export async function retryOnDeadlock<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await transaction();
    } catch (error) {
      const isOver = !gaveWay.has(sqlStateOf(error) ?? '') && !isPieceGone(error);
      if (isOver || tries === mostTries) throw error;
      await wait(pause * tries * (1 + Math.random()));
    }
}
