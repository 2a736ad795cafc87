import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../../src/demo/random.js';
import { CommandError } from '../lib/command.js';
import type { Company, Phone } from '../replay/phones.js';
import { type AppApi, graphqlApi, restApi, type UploadedRecord } from './app-api.js';
import type { Condition, Connections, PhoneAnswer } from './connection.js';
import type { Ledger } from './ledger.js';
import type { PhoneRecord } from './meetings.js';
import { pickCondition, type Profile } from './profiles.js';

/** Pause between two failed attempts. */
const minPauseMs = 100;
const maxPauseMs = 1000;
/** Maximum attempts to send one batch before the gateway counts as down. */
const maxTries = 600;

const appVersions = { newest: '4.0.0', current: '3.4.0', old: '2.0.1', oldest: '1.0' };

/** State shared by all phones of a fleet. */
interface Shared {
  connections: Connections;
  ledger: Ledger;
  company: Company;
  phones: readonly Phone[];
}

/** A simulated phone. */
export class FleetPhone {
  private readonly random: Random;
  private readonly api: AppApi;

  constructor(
    private readonly number: number,
    private readonly profile: Profile,
    private readonly shared: Shared,
    seed: number,
  ) {
    this.random = new Random('fleet phone', seed, number);
    this.api = profile.version === 'newest' ? graphqlApi : restApi;
  }

  /** Uploads records in random order until each of them is answered. */
  async upload(records: readonly PhoneRecord[]): Promise<void> {
    let pending = this.random.shuffled(records);
    for (let tries = 0; pending.length > 0;) {
      const batch = pending.slice(0, this.profile.recordsPerUpload);
      const batches = this.random.chance(this.profile.doubled) ? [batch, batch] : [batch];
      const answered = await Promise.all(batches.map((each) => this.tryUpload(each)));
      if (answered.includes(true)) {
        pending = pending.slice(batch.length);
        tries = 0;
        continue;
      }
      tries += 1;
      if (tries === maxTries)
        throw new CommandError('The gateway does not accept uploads any more, see its log');
      // The next try may contain other records.
      pending = this.random.shuffled(pending);
    }
  }

  /** Uploads records once over a good connection. @returns whether they were accepted. */
  async uploadOnce(records: readonly PhoneRecord[]): Promise<boolean> {
    return (await this.send(records, 'good')).isAccepted;
  }

  /** Reports the phone's health in the form of its app's version. */
  async reportHealth(): Promise<void> {
    const { version } = this.profile;
    const isOn = this.random.chance(0.95);
    const forms = { newest: isOn, current: isOn, old: isOn ? 'on' : 'off', oldest: isOn ? 1 : 0 };
    const report = this.api.reportHealth({
      bluetooth: forms[version],
      location: forms[version],
      osVersion: version === 'oldest' ? 9 : '14',
      appVersion: appVersions[version],
    });
    for (let tries = 0; tries < maxTries; tries += 1) {
      const answer = await this.post(report, 'good');
      if (answer && this.api.isHealthAccepted(answer)) return;
      await this.pauseAfter(answer);
    }
    throw new CommandError('The gateway does not accept health reports, see its log');
  }

  /** Returns whether a receipt arrived. Pauses before another attempt if the connection was good. */
  private async tryUpload(records: readonly PhoneRecord[]): Promise<boolean> {
    const condition = pickCondition(this.profile, this.random);
    const { answer, isAccepted } = await this.send(records, condition);
    if (isAccepted) return true;
    if (condition === 'good' || condition === 'slow') await this.pauseAfter(answer);
    return false;
  }

  private async send(
    records: readonly PhoneRecord[],
    condition: Condition,
  ): Promise<{ answer: PhoneAnswer | undefined; isAccepted: boolean }> {
    const { ledger } = this.shared;
    const encoded = records.map((record) => this.encode(record));
    const answer = await this.post(this.api.upload(encoded), condition);
    ledger.addAnswer(answer);
    const receipt = answer && this.api.readReceipt(answer);
    if (receipt) ledger.addReceipt(records, receipt, this.api.name);
    return { answer, isAccepted: receipt !== undefined };
  }

  private async pauseAfter(answer: PhoneAnswer | undefined): Promise<void> {
    if (answer && answer.status < 500 && answer.status !== 429)
      throw new CommandError(
        `A phone got ${answer.status}: ${this.api.readError(answer) ?? 'no reason given'}`,
      );
    const retryAfterMs = (answer?.retryAfter ?? 0) * 1000;
    await wait(Math.min(maxPauseMs, Math.max(minPauseMs, retryAfterMs)));
  }

  private post(
    { path, payload }: { path: string; payload: unknown },
    condition: Condition,
  ): Promise<PhoneAnswer | undefined> {
    const { connections } = this.shared;
    return connections.post(path, this.headers(), payload, condition, this.random);
  }

  /** Each version of the app has its own headers. */
  private headers(): Record<string, string> {
    const { company, phones } = this.shared;
    const token = phones[this.number]?.token ?? '';
    const { passKey } = company;
    const { version } = this.profile;
    if (version === 'newest') return { authorization: `Bearer ${token}` };
    if (version === 'current') return { authorization: `Bearer ${token}`, 'x-company-id': passKey };
    if (version === 'old') return { authorization: passKey, bearer: token };
    const name = this.random.chance(0.5) ? 'token' : 'x-access-token';
    return { authorization: passKey, [name]: `Bearer ${token}` };
  }

  /** Old apps name people by employee codes. */
  private encode({ id, other, start, end, distance }: PhoneRecord): UploadedRecord {
    const met = this.shared.phones[other];
    const { version } = this.profile;
    return {
      id,
      cross: version === 'newest' || version === 'current' ? met?.id : met?.code,
      since: (end - start) / 60_000,
      date: new Date(start).toISOString(),
      ...(distance === null ? {} : { distance }),
    };
  }
}
