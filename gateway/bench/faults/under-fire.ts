import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { Fleet, type FleetComparison } from '../fleet/fleet.js';
import { tellComparison, tellSending } from '../fleet/result.js';
import { SupervisedGateway } from './supervised-gateway.js';

/** Between two looks whether the gateway serves again, in milliseconds. */
const look = 20;
/** How long it may take to serve again before everything is given up, in milliseconds. */
const longest = 60_000;
/** How long everything may take to stop after Ctrl-C, in milliseconds. */
const stoppingTime = 40_000;
/** Strikes fall until this share of the records is acknowledged. */
const strikingShare = 0.9;

export interface Fire {
  phones: number;
  records: number;
  seed: number;
  times: number;
  /** Folder of the programs of a PostgreSQL that is used in place of the embedded one. */
  postgres?: string;
}

/** What becomes of a gateway under a fleet's load that is struck again and again. */
export interface Outcome {
  /** Milliseconds from each strike until the gateway was ready and took an upload. */
  downTimes: number[];
  comparison: FleetComparison;
  acknowledged: number;
  /** How often the gateway's process ended. */
  ended: number;
  /** Answers to uploads by status, and those of 503 that did not say when to come again. */
  answers: ReadonlyMap<number, number>;
  withoutRetryAfter: number;
}

/**
 * Starts the real gateway on a database of its own, lets a fleet send to it, and strikes it so many times, evenly over the
 * records that are acknowledged; then lays what was acknowledged beside the database and every report.
 * @param strike does its harm and settles when it is done; the time counts from its call.
 * @param after looks at what must work again in the end.
 */
export async function underFire(
  { times, postgres, ...fire }: Fire,
  strike: (gateway: SupervisedGateway, round: number) => Promise<void>,
  tell: (text: string) => void,
  after: (gateway: SupervisedGateway) => Promise<void> = async () => undefined,
): Promise<Outcome> {
  const gateway = await SupervisedGateway.start(postgres);
  const signals = closeWithGrace({ delay: stoppingTime, logger: false }, async ({ err }) => {
    if (err) console.error(err);
    await gateway.stop();
  });
  let fleet: Fleet | undefined;
  try {
    const { adminEmail, adminPassword } = gateway.env;
    const options = {
      ...fire,
      days: 3,
      faults: true,
      atOnce: 32,
      until: Math.floor(Date.now() / 1000) * 1000 - 20 * 60_000,
      url: gateway.url,
      company: { administrator: { email: adminEmail, password: adminPassword } },
    };
    const started = Date.now();
    fleet = await Fleet.gather(options, () => undefined);
    const gathered = Date.now();
    tell(`${fire.phones} phones signed in after ${((gathered - started) / 1000).toFixed(0)} s`);
    const downTimes = await strikeWhileSending(fleet, gateway, times, strike, tell);
    tellSending(
      fleet,
      options,
      {
        gathering: gathered - started,
        sending: Date.now() - gathered,
      },
      tell,
    );
    await after(gateway);
    const comparison = await fleet.compare(gateway.databaseUrl);
    tellComparison(fleet, comparison, tell);
    const { acknowledged, answers, withoutRetryAfter } = fleet.ledger;
    const { ended } = gateway;
    return {
      downTimes,
      comparison,
      acknowledged: acknowledged.size,
      ended,
      answers,
      withoutRetryAfter,
    };
  } finally {
    fleet?.close();
    await gateway.stop();
    signals.uninstall();
  }
}

async function strikeWhileSending(
  fleet: Fleet,
  gateway: SupervisedGateway,
  times: number,
  strike: (gateway: SupervisedGateway, round: number) => Promise<void>,
  tell: (text: string) => void,
): Promise<number[]> {
  const downTimes: number[] = [];
  const over = new AbortController();
  const sending = fleet.send(() => undefined).finally(() => over.abort());
  const striking = async () => {
    for (let round = 1; round <= times; round += 1) {
      const due = (fleet.records.length * strikingShare * round) / times;
      while (!over.signal.aborted && fleet.ledger.acknowledged.size < due) await wait(look);
      if (over.signal.aborted) throw new Error(`Everything was sent before strike ${round}`);
      const struckAt = performance.now();
      await strike(gateway, round);
      await served(fleet, gateway);
      downTimes.push(performance.now() - struckAt);
      tell(
        `strike ${round} at ${fleet.ledger.acknowledged.size} records: serving again after ${(downTimes.at(-1)! / 1000).toFixed(1)} s`,
      );
    }
  };
  await Promise.all([sending, striking()]);
  return downTimes;
}

/** Until the gateway is ready and takes an upload. */
async function served(fleet: Fleet, gateway: SupervisedGateway): Promise<void> {
  for (const until = Date.now() + longest; Date.now() < until; await wait(look))
    if ((await gateway.isReady()) && (await fleet.isServed())) return;
  throw new Error(`The gateway did not serve again: ${gateway.log().slice(-3000)}`);
}
