import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../../src/demo/random.js';
import type { Phone, ReplayCompany } from '../replay/phones.js';
import { ReplayError } from '../replay/replay-error.js';
import type { Ledger } from './ledger.js';
import type { Line, LineAnswer } from './line.js';
import { type Fate, fateOf, type Manner } from './manners.js';
import type { KeptRecord } from './meetings.js';

/** Between two tries while the gateway gives no good answer, in milliseconds; apps wait no longer than that. */
const shortestPause = 100;
const longestPause = 1000;
/** Tries of one batch after which the gateway counts as gone. */
const mostTries = 600;

const appVersions = { current: '3.4.0', old: '2.0.1', oldest: '1.0' };

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

  constructor(
    private readonly place: number,
    private readonly manner: Manner,
    private readonly around: Surroundings,
    seed: number,
  ) {
    this.random = new Random('fleet phone', seed, place);
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
    return (await this.upload(records, 'steady'))?.status === 200;
  }

  /** Says how the phone is, as its version of the app does. */
  async reportHealth(): Promise<void> {
    const { version } = this.manner;
    const isOn = this.random.chance(0.95);
    const on = { current: isOn, old: isOn ? 'on' : 'off', oldest: isOn ? 1 : 0 }[version];
    const report = {
      bluetooth_status: on,
      location_status: on,
      location_permission: 'always',
      os_version: version === 'oldest' ? 9 : '14',
      device_type: 'Android',
      make_model: 'Fleet',
      app_version: appVersions[version],
    };
    for (let tries = 0; tries < mostTries; tries += 1) {
      const answer = await this.post('/api/health/new', report, 'steady');
      if (answer?.status === 200) return;
      await this.pauseAfter(answer);
    }
    throw new ReplayError('The gateway takes no health reports: its log says why');
  }

  /** Whether an answer came that says what became of the records; waits where another try needs it. */
  private async tryToSend(records: readonly KeptRecord[]): Promise<boolean> {
    const fate = fateOf(this.manner, this.random);
    const answer = await this.upload(records, fate);
    if (answer?.status === 200) return true;
    if (fate === 'steady' || fate === 'slow') await this.pauseAfter(answer);
    return false;
  }

  private async upload(
    records: readonly KeptRecord[],
    fate: Fate,
  ): Promise<LineAnswer | undefined> {
    const { ledger } = this.around;
    const payload = { records: records.map((record) => this.inWords(record)) };
    const answer = await this.post('/api/contacts', payload, fate);
    ledger.noteAnswer(answer);
    if (answer?.status === 200) ledger.noteReceipt(records, answer.body.data);
    return answer;
  }

  private async pauseAfter(answer: LineAnswer | undefined): Promise<void> {
    if (answer && answer.status < 500 && answer.status !== 429)
      throw new ReplayError(
        `A phone was answered ${answer.status}: ${answer.body?.message ?? 'no reason given'}`,
      );
    const asked = (answer?.retryAfter ?? 0) * 1000;
    await wait(Math.min(longestPause, Math.max(shortestPause, asked)));
  }

  private post(path: string, payload: unknown, fate: Fate): Promise<LineAnswer | undefined> {
    return this.around.line.post(path, this.headers(), payload, fate, this.random);
  }

  /** The forms in which versions of the app say who they are. */
  private headers(): Record<string, string> {
    const { company, phones } = this.around;
    const token = phones[this.place]?.token ?? '';
    const { uniqueId } = company;
    if (this.manner.version === 'current')
      return { authorization: `Bearer ${token}`, 'x-company-id': uniqueId };
    if (this.manner.version === 'old') return { authorization: uniqueId, bearer: token };
    const name = this.random.chance(0.5) ? 'token' : 'x-access-token';
    return { authorization: uniqueId, [name]: `Bearer ${token}` };
  }

  /** Old apps name people by their employee codes. */
  private inWords({ id, other, start, end, distance }: KeptRecord) {
    const met = this.around.phones[other];
    return {
      id,
      cross_employee_id: this.manner.version === 'current' ? met?.id : met?.code,
      since: (end - start) / 60_000,
      date: new Date(start).toISOString(),
      ...(distance === null ? {} : { distance }),
    };
  }
}
