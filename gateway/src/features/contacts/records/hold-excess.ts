import type { Rows } from '../../../database/tenant.js';
import { DayBudget } from './day-budget.js';
import { HeldReason } from './held-record.entity.js';
import {
  countHeld,
  type CrowdedDay,
  listHeldKeys,
  listRecordsOfDay,
  type NewHeldRecord,
} from './held-record.queries.js';
import { sortByKey } from './records.js';
import type { ResolvedRecord } from './upload.queries.js';

/** Maximum records of a phone that await a decision. */
export const maxHeldPerPhone = 20_000;

/** The records of an upload, by what happens to them. */
export interface SplitUpload {
  /** Within the budgets, or stored already. */
  counted: ResolvedRecord[];
  held: NewHeldRecord[];
  /** Number of records that are held or discarded already. */
  heldBefore: number;
  /** The phone would have too many held records: nothing of the upload is stored. */
  isRefused: boolean;
}

/**
 * Splits uploads by the budgets of their days. Within an upload the records that began first take from a budget first; otherwise the order of
 * arrival decides which records are held, never how many count. Call it with the phones locked, so that no other upload takes from the same
 * budgets.
 */
export async function splitByBudget(
  db: Rows,
  companyId: string,
  uploads: readonly { employeeId: string; records: readonly ResolvedRecord[] }[],
  crowded: readonly CrowdedDay[],
): Promise<SplitUpload[]> {
  const phones = new Map<string, PhoneBudget>();
  for (const [employeeId, days] of Map.groupBy(crowded, (day) => day.employeeId)) {
    const ids = uploads.flatMap((upload) =>
      upload.employeeId === employeeId ? upload.records.map(({ id }) => id) : [],
    );
    // oxlint-disable-next-line no-await-in-loop
    phones.set(employeeId, await readBudget(db, companyId, days, ids));
  }
  return uploads.map(({ employeeId, records }) => {
    const phone = phones.get(employeeId);
    return phone
      ? phone.split(records)
      : { counted: [...records], held: [], heldBefore: 0, isRefused: false };
  });
}

async function readBudget(
  db: Rows,
  companyId: string,
  days: readonly CrowdedDay[],
  ids: readonly string[],
): Promise<PhoneBudget> {
  const { employeeId } = days[0]!;
  const heldCount = await countHeld(db, companyId, employeeId);
  // Without reading any more: who has so many should cost little.
  if (heldCount >= maxHeldPerPhone) return new PhoneBudget([], new Set(), new Set(), heldCount);
  const [heldKeys, ...stored] = await Promise.all([
    listHeldKeys(db, companyId, employeeId, ids),
    ...days.map((day) => listRecordsOfDay(db, companyId, day)),
  ]);
  const storedKeys = new Set(stored.flat().map(({ id, start }) => formatKey(id, start)));
  const budgets = days.map((day, at) => ({
    day,
    from: day.from.getTime(),
    until: day.until.getTime(),
    budget: day.isTooOld ? undefined : new DayBudget(day.from.getTime(), stored[at]!),
  }));
  return new PhoneBudget(budgets, storedKeys, heldKeys, heldCount);
}

const formatKey = (id: string, start: number) => `${id} ${start}`;

/** The budgets of one phone on its crowded days. */
class PhoneBudget {
  constructor(
    private readonly days: readonly {
      day: CrowdedDay;
      from: number;
      until: number;
      budget: DayBudget | undefined;
    }[],
    private readonly storedKeys: ReadonlySet<string>,
    private readonly heldKeys: Set<string>,
    private heldCount: number,
  ) {}

  split(records: readonly ResolvedRecord[]): SplitUpload {
    const upload: SplitUpload = { counted: [], held: [], heldBefore: 0, isRefused: false };
    if (this.heldCount >= maxHeldPerPhone) return { ...upload, isRefused: true };
    for (const record of sortByKey(records)) {
      const key = formatKey(record.id, record.start);
      const day = this.days.find(({ from, until }) => record.start >= from && record.start < until);
      if (!day || this.storedKeys.has(key)) upload.counted.push(record);
      else if (this.heldKeys.has(key)) upload.heldBefore += 1;
      else {
        const reason = day.budget ? day.budget.take(record) : HeldReason.TOO_OLD;
        if (reason === undefined) upload.counted.push(record);
        else upload.held.push({ ...record, day: day.day.day, reason });
      }
    }
    if (upload.held.length > 0 && this.heldCount + upload.held.length > maxHeldPerPhone)
      return { counted: [], held: [], heldBefore: 0, isRefused: true };
    this.heldCount += upload.held.length;
    for (const { id, start } of upload.held) this.heldKeys.add(formatKey(id, start));
    return upload;
  }
}
