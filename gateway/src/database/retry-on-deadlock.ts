import { setTimeout as wait } from 'node:timers/promises';
import { isTransient } from '../errors.js';

const maxTries = 4;
/** Pause before each further try, times the tries so far, and up to twice as long: so that those who met do not meet again. */
const pauseMs = 50;

/** Repeats a whole transaction that the database ended in favour of another one. @throws what the last try throws. */
export async function retryOnDeadlock<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await transaction();
    } catch (error) {
      if (!isTransient(error) || tries === maxTries) throw error;
      await wait(pauseMs * tries * (1 + Math.random()));
    }
}
