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
  /** Uploads that got no answer. */
  unanswered = 0;
  /** Records told as stored now and as stored before, over all uploads. */
  accepted = 0;
  duplicates = 0;
  /** Answers that do not add up to what was sent. */
  wrongReceipts = 0;
  private readonly kept = new Map<string, KeptRecord>();
  private readonly refused = new Map<string, string>();

  /** Notes that a phone got no answer, or which status. */
  noteAnswer(status: number | undefined): void {
    if (status === undefined) this.unanswered += 1;
    else this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
  }

  /** Notes what was said to records: those that are not rejected are acknowledged. */
  noteReceipt(records: readonly KeptRecord[], { accepted, duplicates, rejected }: Receipt): void {
    if (accepted + duplicates + rejected.length !== records.length) this.wrongReceipts += 1;
    this.accepted += accepted;
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
