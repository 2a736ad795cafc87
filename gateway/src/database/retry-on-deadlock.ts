import { setTimeout as wait } from 'node:timers/promises';
import { isTransient } from '../errors.js';

const maxTries = 4;
/** Pause before a retry, times the attempts so far, with jitter so that the same transactions do not collide again. */
const pauseMs = 50;

/** Repeats a transaction that the database has aborted for another one. @throws the error of the last attempt. */
export async function retryOnDeadlock<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await transaction();
    } catch (error) {
      if (!isTransient(error) || tries === maxTries) throw error;
      await wait(pauseMs * tries * (1 + Math.random()));
    }
}
