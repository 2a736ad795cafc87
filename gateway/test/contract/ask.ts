import type { Answer } from './client.js';
import { callOf, type ContractRow, type Sample } from './row.js';
import type { Who, World } from './world.js';

/** Sends a row's sample with the changes of a test. */
export function ask(
  world: World,
  row: ContractRow,
  who: Who,
  sample: Sample,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { body, form } = sample;
  return world.send({
    call: callOf(row, sample),
    headers: { ...world.as(who), ...sample.headers, ...headers },
    body,
    ...(form ? { form } : {}),
  });
}
