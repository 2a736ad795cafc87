import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../../src/demo/random.js';
import type { Phone, ReplayCompany } from '../replay/phones.js';
import { ReplayError } from '../replay/replay-error.js';
import { type Door, graphql, type Request, rest, type SentRecord } from './door.js';
import type { Ledger } from './ledger.js';
import type { Line, LineAnswer } from './line.js';
import { type Fate, fateOf, type Manner } from './manners.js';
import type { KeptRecord } from './meetings.js';

/** Between two tries while the gateway gives no good answer, in milliseconds; apps wait no longer than that. */
const shortestPause = 100;
const longestPause = 1000;
/** Tries of one batch after which the gateway counts as gone. */
const mostTries = 600;

const appVersions = { newest: '4.0.0', current: '3.4.0', old: '2.0.1', oldest: '1.0' };

/** What all phones of a fleet share. */
export interface Surroundings {
  line: Line;
  ledger: Ledger;
  company: ReplayCompany;
  phones: readonly Phone[];
}

/** Somebody's phone with its app, its clock and its line. */
export class FleetPhone {
  private readonly random: Random;
  private readonly door: Door;

  constructor(
    private readonly place: number,
    private readonly manner: Manner,
    private readonly around: Surroundings,
    seed: number,
  ) {
    this.random = new Random('fleet phone', seed, place);
    this.door = manner.version === 'newest' ? graphql : rest;
  }

  /** Sends records in any order until each of them is answered. */
  async send(records: readonly KeptRecord[]): Promise<void> {
    let waiting = this.random.shuffled(records);
    for (let tries = 0; waiting.length > 0;) {
      const batch = waiting.slice(0, this.manner.batch);
      const isTwice = this.random.chance(this.manner.twice);
      const answered = await Promise.all(
        (isTwice ? [batch, batch] : [batch]).map((each) => this.tryToSend(each)),
      );
      if (answered.includes(true)) {
        waiting = waiting.slice(batch.length);
        tries = 0;
        continue;
      }
      tries += 1;
      if (tries === mostTries)
        throw new ReplayError('The gateway gives no good answer any more: its log says why');
      // The next try may be made of other records.
      waiting = this.random.shuffled(waiting);
    }
  }

  /** Sends records once, over a good line; whether they were taken. */
  async sendOnce(records: readonly KeptRecord[]): Promise<boolean> {
    return (await this.upload(records, 'steady')).isTaken;
  }

  /** Says how the phone is, as its version of the app does. */
  async reportHealth(): Promise<void> {
    const { version } = this.manner;
    const isOn = this.random.chance(0.95);
    const forms = { newest: isOn, current: isOn, old: isOn ? 'on' : 'off', oldest: isOn ? 1 : 0 };
    const on = forms[version];
    const report = this.door.report({
      bluetooth: on,
      location: on,
      osVersion: version === 'oldest' ? 9 : '14',
      appVersion: appVersions[version],
    });
    for (let tries = 0; tries < mostTries; tries += 1) {
      const answer = await this.post(report, 'steady');
      if (answer && this.door.isReportTaken(answer)) return;
      await this.pauseAfter(answer);
    }
    throw new ReplayError('The gateway takes no health reports: its log says why');
  }

  /** Whether an answer came that says what became of the records; waits where another try needs it. */
  private async tryToSend(records: readonly KeptRecord[]): Promise<boolean> {
    const fate = fateOf(this.manner, this.random);
    const { answer, isTaken } = await this.upload(records, fate);
    if (isTaken) return true;
    if (fate === 'steady' || fate === 'slow') await this.pauseAfter(answer);
    return false;
  }

  private async upload(
    records: readonly KeptRecord[],
    fate: Fate,
  ): Promise<{ answer: LineAnswer | undefined; isTaken: boolean }> {
    const { ledger } = this.around;
    const words = records.map((record) => this.inWords(record));
    const answer = await this.post(this.door.upload(words), fate);
    ledger.noteAnswer(answer);
    const receipt = answer && this.door.receiptIn(answer);
    if (receipt) ledger.noteReceipt(records, receipt, this.door.name);
    return { answer, isTaken: receipt !== undefined };
  }

  private async pauseAfter(answer: LineAnswer | undefined): Promise<void> {
    if (answer && answer.status < 500 && answer.status !== 429)
      throw new ReplayError(
        `A phone was answered ${answer.status}: ${this.door.reasonIn(answer) ?? 'no reason given'}`,
      );
    const asked = (answer?.retryAfter ?? 0) * 1000;
    await wait(Math.min(longestPause, Math.max(shortestPause, asked)));
  }

  private post({ path, payload }: Request, fate: Fate): Promise<LineAnswer | undefined> {
    return this.around.line.post(path, this.headers(), payload, fate, this.random);
  }

  /** The forms in which versions of the app say who they are. */
  private headers(): Record<string, string> {
    const { company, phones } = this.around;
    const token = phones[this.place]?.token ?? '';
    const { uniqueId } = company;
    if (this.manner.version === 'newest') return { authorization: `Bearer ${token}` };
    if (this.manner.version === 'current')
      return { authorization: `Bearer ${token}`, 'x-company-id': uniqueId };
    if (this.manner.version === 'old') return { authorization: uniqueId, bearer: token };
    const name = this.random.chance(0.5) ? 'token' : 'x-access-token';
    return { authorization: uniqueId, [name]: `Bearer ${token}` };
  }

  /** Old apps name people by their employee codes. */
  private inWords({ id, other, start, end, distance }: KeptRecord): SentRecord {
    const met = this.around.phones[other];
    const { version } = this.manner;
    return {
      id,
      cross: version === 'newest' || version === 'current' ? met?.id : met?.code,
      since: (end - start) / 60_000,
      date: new Date(start).toISOString(),
      ...(distance === null ? {} : { distance }),
    };
  }
}
