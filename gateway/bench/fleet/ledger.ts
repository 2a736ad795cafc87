import type { KeptRecord } from './meetings.js';

/** What the gateway said to an upload. */
export interface Receipt {
  accepted: number;
  duplicates: number;
  rejected: { id: string; message: string }[];
}

/** What phones were told about their records, and what they were not. */
export class Ledger {
  /** Answers of the gateway to uploads, by status. */
  readonly answers = new Map<number, number>();
  /** Answers of 503 and 429 that did not say when to come again. */
  withoutRetryAfter = 0;
  /** Uploads that got no answer. */
  unanswered = 0;
  /** Records told as stored now and as stored before, over all uploads. */
  accepted = 0;
  duplicates = 0;
  /** Records told as stored now, by the door that they came through. */
  readonly acceptedOver = { REST: 0, GraphQL: 0 };
  /** Answers that do not add up to what was sent. */
  wrongReceipts = 0;
  private readonly kept = new Map<string, KeptRecord>();
  private readonly refused = new Map<string, string>();

  /** Notes what became of an upload; undefined: it got no answer. */
  noteAnswer(answer: { status: number; retryAfter: number | undefined } | undefined): void {
    if (!answer) {
      this.unanswered += 1;
      return;
    }
    const { status, retryAfter } = answer;
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    if ((status === 503 || status === 429) && retryAfter === undefined) this.withoutRetryAfter += 1;
  }

  /** Notes what was said to records: those that are not rejected are acknowledged. */
  noteReceipt(
    records: readonly KeptRecord[],
    { accepted, duplicates, rejected }: Receipt,
    door: keyof Ledger['acceptedOver'],
  ): void {
    if (accepted + duplicates + rejected.length !== records.length) this.wrongReceipts += 1;
    this.accepted += accepted;
    this.acceptedOver[door] += accepted;
    this.duplicates += duplicates;
    const reasons = new Map(rejected.map(({ id, message }) => [id, message]));
    for (const record of records) {
      const reason = reasons.get(record.id);
      if (reason === undefined) this.kept.set(record.id, record);
      else this.refused.set(record.id, reason);
    }
  }

  /** Records that were accepted or known, each once. */
  get acknowledged(): ReadonlyMap<string, KeptRecord> {
    return this.kept;
  }

  /** Ids that were rejected, with the reason. */
  get rejected(): ReadonlyMap<string, string> {
    return this.refused;
  }
}
