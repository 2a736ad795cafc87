import { setTimeout as wait } from 'node:timers/promises';

/** What an honest client does all the time, from a process of its own. */
export interface HonestWork {
  url: string;
  /** Of a company's admin, who looks at the first page of the directory. */
  token: string;
  /** An employee's phone that signs in again and again; none where that is not looked at. */
  signIn?: { unique_id: string; email: string; password: string };
}

/** Milliseconds that each answer took, and how many were no success. */
export interface HonestTimes {
  lists: number[];
  signIns: number[];
  failures: string[];
}

const query = '{ employees(pageSize: 20) { total items { id name department } } }';
/** Between two lists, and between two sign-ins, in milliseconds. */
const listPause = 20;
const signInPause = 250;

const stopping = new AbortController();

async function ask(
  work: HonestWork,
  path: string,
  body: object,
  token: string | undefined,
  failures: string[],
): Promise<number> {
  const started = performance.now();
  try {
    const answer = await fetch(`${work.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok || text.includes('"errors"')) failures.push(`${answer.status} ${text}`);
  } catch (error) {
    failures.push(String(error));
  }
  return performance.now() - started;
}

async function begin(work: HonestWork, ending: AbortSignal): Promise<HonestTimes> {
  const times: HonestTimes = { lists: [], signIns: [], failures: [] };
  const lists = async () => {
    while (!ending.aborted) {
      times.lists.push(await ask(work, '/graphql', { query }, work.token, times.failures));
      await wait(listPause);
    }
  };
  const signIns = async () => {
    while (work.signIn && !ending.aborted) {
      times.signIns.push(
        await ask(work, '/api/employee/login', work.signIn, undefined, times.failures),
      );
      await wait(signInPause);
    }
  };
  await Promise.all([lists(), lists(), signIns()]);
  return times;
}

process.on('message', (message: HonestWork | 'stop') => {
  if (message === 'stop') {
    stopping.abort();
    return;
  }
  void begin(message, stopping.signal).then((times) => process.send?.(times));
});
