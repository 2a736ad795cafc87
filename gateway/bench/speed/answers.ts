import autocannon from 'autocannon';

/** Asks as it is told to. Answers what came of it, and what each answer took, in milliseconds. */
export async function answersOf(
  options: autocannon.Options,
): Promise<{ result: autocannon.Result; times: number[] }> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    // Only what is called back shows its answers one by one.
    autocannon(options, (error: unknown, found) => (error ? reject(error) : resolve(found))).on(
      'response',
      (_client, _status, _bytes, time) => times.push(time),
    );
  });
  return { result, times };
}
