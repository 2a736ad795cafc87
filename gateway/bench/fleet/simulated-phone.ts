import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../../src/demo/random.js';
import { type HttpAnswer, jsonRequest } from '../../test/http-client.js';
import { CommandError } from '../lib/command.js';
import type { Company, Phone } from '../replay/phones.js';
import { appVersions } from './apps.js';
import { type Condition, sendOver } from './connection.js';
import type { PhoneRecord } from './meetings.js';

/** Pause after a failed attempt. */
const pauseMs = 100;
/** Maximum attempts to send one batch before the gateway counts as down. */
const maxTries = 600;
const recordsPerUpload = 20;
/** Share of uploads that are sent twice at the same time. */
const doubledShare = 0.05;
/** Conditions are picked from these. */
const conditions: readonly Condition[] = ['good', 'good', 'good', 'good', 'slow', 'cut', 'lost'];

/** The answers to all phones. */
export class Ledger {
  /** Answers to uploads by status, and 'none'. */
  readonly answers = new Map<number | 'none', number>();
  /** Answers of 503 and 429 without Retry-After. */
  withoutRetryAfter = 0;
  /** Records of all uploads; one that is sent again counts again. */
  accepted = 0;
  duplicates = 0;
  /** Records that were accepted or duplicates, by id. */
  readonly acknowledged = new Map<string, PhoneRecord>();
  readonly rejected = new Set<string>();

  /** @throws CommandError if the same request would be refused again. */
  addAnswer(answer: HttpAnswer | undefined): void {
    const status = answer?.status ?? 'none';
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    if (!answer || status === 200 || status === 500) return;
    if (status !== 503 && status !== 429)
      throw new CommandError(`A phone got ${status}: ${answer.text}`);
    if (answer.retryAfter === undefined) this.withoutRetryAfter += 1;
  }
}

/** State shared by all phones of a fleet. */
interface Shared {
  url: string;
  company: Company;
  phones: readonly Phone[];
  ledger: Ledger;
}

export class SimulatedPhone {
  private readonly random: Random;
  private readonly app;

  constructor(
    private readonly number: number,
    private readonly shared: Shared,
    seed: number,
  ) {
    this.random = new Random('fleet phone', seed, number);
    this.app = appVersions[number % appVersions.length]!;
  }

  /** Uploads records in random order until each of them is answered. */
  async upload(records: readonly PhoneRecord[]): Promise<void> {
    let pending = this.random.shuffled(records);
    for (let tries = 0; pending.length > 0; tries += 1) {
      if (tries === maxTries)
        throw new CommandError('The gateway does not accept uploads any more, see its log');
      const batch = pending.slice(0, recordsPerUpload);
      const batches = this.random.chance(doubledShare) ? [batch, batch] : [batch];
      const accepted = await Promise.all(
        batches.map((each) => this.send(each, this.random.pick(conditions))),
      );
      if (accepted.includes(true)) {
        pending = pending.slice(batch.length);
        tries = 0;
      } else {
        await wait(pauseMs);
        // The next try may contain other records.
        pending = this.random.shuffled(pending);
      }
    }
  }

  /**
   * Sends records once. @returns whether a receipt arrived.
   * @throws CommandError if the gateway refuses the upload for ever.
   */
  async send(records: readonly PhoneRecord[], condition: Condition): Promise<boolean> {
    const { app } = this;
    const { url, phones, company, ledger } = this.shared;
    const request = jsonRequest(app.path, app.makePayload(records, phones));
    Object.assign(request.headers!, app.headers(phones[this.number]!.token, company.passKey));
    const answer = await sendOver(condition, url, request, this.random);
    ledger.addAnswer(answer);
    if (answer?.status !== 200) return false;
    const receipt = app.readReceipt(JSON.parse(answer.text));
    if (!receipt) return false;
    const rejected = new Set(receipt.rejected.map(({ id }) => id));
    if (receipt.accepted + receipt.duplicates + rejected.size !== records.length)
      throw new CommandError('The numbers of a receipt do not add up');
    ledger.accepted += receipt.accepted;
    ledger.duplicates += receipt.duplicates;
    for (const record of records)
      if (rejected.has(record.id)) ledger.rejected.add(record.id);
      else ledger.acknowledged.set(record.id, record);
    return true;
  }
}
