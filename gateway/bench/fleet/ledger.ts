import type { PhoneRecord } from './meetings.js';

/** The gateway's answer to an upload. */
export interface Receipt {
  accepted: number;
  duplicates: number;
  rejected: { id: string; message: string }[];
}

/** The responses to the phones' records. */
export class Ledger {
  /** Answers to uploads, by status. */
  readonly answers = new Map<number, number>();
  /** Answers of 503 and 429 without Retry-After. */
  withoutRetryAfter = 0;
  unanswered = 0;
  /** Records of all uploads; one that is sent again counts again. */
  accepted = 0;
  duplicates = 0;
  readonly acceptedOver = { REST: 0, GraphQL: 0 };
  /** Receipts whose numbers do not add up. */
  wrongReceipts = 0;
  /** Records that were accepted or duplicates, by id. */
  readonly acknowledged = new Map<string, PhoneRecord>();
  /** Reasons by id. */
  readonly rejected = new Map<string, string>();

  /** @param answer undefined: none arrived. */
  addAnswer(answer: { status: number; retryAfter: number | undefined } | undefined): void {
    if (!answer) {
      this.unanswered += 1;
      return;
    }
    const { status, retryAfter } = answer;
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    if ((status === 503 || status === 429) && retryAfter === undefined) this.withoutRetryAfter += 1;
  }

  /** Notes the records that a receipt acknowledges, which are all that it does not reject. */
  addReceipt(
    records: readonly PhoneRecord[],
    { accepted, duplicates, rejected }: Receipt,
    api: keyof Ledger['acceptedOver'],
  ): void {
    if (accepted + duplicates + rejected.length !== records.length) this.wrongReceipts += 1;
    this.accepted += accepted;
    this.acceptedOver[api] += accepted;
    this.duplicates += duplicates;
    const reasons = new Map(rejected.map(({ id, message }) => [id, message]));
    for (const record of records) {
      const reason = reasons.get(record.id);
      if (reason === undefined) this.acknowledged.set(record.id, record);
      else this.rejected.set(record.id, reason);
    }
  }
}
