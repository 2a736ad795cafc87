import { MINUTE } from '../../../durations.js';
import { HeldReason } from './held-record.entity.js';

// Ten times the maxima of a real data set: 307 records of a phone and day, 4 people at once.

/** Maximum records of a phone that begin on one day. */
export const maxRecordsPerDay = 3070;
/** Maximum people whom a phone meets in the same minute. */
export const maxPeopleAtOnce = 40;
/** Maximum minutes of a phone's records with one person that begin on one day. */
export const maxPairMinutes = 1440;

/** From the start of a day of 25 hours to the end of a record of 24 hours that begins in its last minute. */
const minutesOfDay = (25 + 24) * 60 + 1;

/** A record of the phone, in epoch milliseconds. */
export interface BudgetedRecord {
  crossEmployeeId: string;
  start: number;
  end: number;
}

/** The budget of a phone for records that begin on one day. Records take from it in any order; one that exceeds it takes nothing. */
export class DayBudget {
  private records = 0;
  private readonly lengthOfPair = new Map<string, number>();
  /** The minutes in which the phone was near each person. */
  private readonly minutesOfPerson = new Map<string, Uint8Array>();
  private readonly peopleInMinute = new Uint16Array(minutesOfDay);

  /**
   * @param dayStart epoch milliseconds.
   * @param stored records that count already.
   */
  constructor(
    private readonly dayStart: number,
    stored: Iterable<BudgetedRecord>,
  ) {
    for (const record of stored) this.add(record);
  }

  /** Takes a record from the budget; returns why it exceeds it, or undefined. */
  take(record: BudgetedRecord): HeldReason | undefined {
    const reason = this.findExcess(record);
    if (reason === undefined) this.add(record);
    return reason;
  }

  private findExcess({ crossEmployeeId, start, end }: BudgetedRecord): HeldReason | undefined {
    if (this.records >= maxRecordsPerDay) return HeldReason.RECORDS;
    const length = (this.lengthOfPair.get(crossEmployeeId) ?? 0) + end - start;
    if (length > maxPairMinutes * MINUTE) return HeldReason.MINUTES;
    const present = this.minutesOfPerson.get(crossEmployeeId);
    const last = this.minuteOf(end - 1);
    for (let minute = this.minuteOf(start); minute <= last; minute += 1)
      if (!present?.[minute] && this.peopleInMinute[minute]! >= maxPeopleAtOnce)
        return HeldReason.PEOPLE;
    return undefined;
  }

  private add({ crossEmployeeId, start, end }: BudgetedRecord): void {
    this.records += 1;
    const length = this.lengthOfPair.get(crossEmployeeId) ?? 0;
    this.lengthOfPair.set(crossEmployeeId, length + end - start);
    let present = this.minutesOfPerson.get(crossEmployeeId);
    if (!present) {
      present = new Uint8Array(minutesOfDay);
      this.minutesOfPerson.set(crossEmployeeId, present);
    }
    const last = this.minuteOf(end - 1);
    for (let minute = this.minuteOf(start); minute <= last; minute += 1) {
      if (present[minute]) continue;
      present[minute] = 1;
      this.peopleInMinute[minute]! += 1;
    }
  }

  private minuteOf(moment: number): number {
    return Math.floor((moment - this.dayStart) / MINUTE);
  }
}
