import { registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Budgets of a phone's day that a record can exceed. */
export enum HeldReason {
  MINUTES = 'MINUTES',
  PEOPLE = 'PEOPLE',
  RECORDS = 'RECORDS',
  TOO_OLD = 'TOO_OLD',
}
registerEnumType(HeldReason, {
  name: 'HeldReason',
  description: 'Why records of a phone are held.',
  valuesConfig: {
    MINUTES: { description: 'More than 1,440 minutes with one person on the day.' },
    PEOPLE: { description: 'More than 40 people at the same time.' },
    RECORDS: { description: 'More than 3,070 records of the day.' },
    TOO_OLD: { description: 'The day is older than the records that the company keeps.' },
  },
});

/**
 * A contact record that exceeds the budget of the phone's day. It counts nowhere until it is released. A discarded one stays, so that it is
 * still a duplicate when the phone sends it again.
 */
@Entity('held_record')
export class HeldRecord {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  /** The person whose phone sent it. */
  @PrimaryColumn({ type: 'uuid' })
  employeeId: string;

  @PrimaryColumn({ type: 'timestamp with time zone', precision: 3 })
  startAt: Date;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  crossEmployeeId: string;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  endAt: Date;

  /** Feet; null if unknown. */
  @Column({ type: 'real', nullable: true })
  distance: number | null;

  /** The day of the start, in the time zone that the company had when the record arrived. */
  @Column({ type: 'date' })
  day: string;

  @Column({ type: 'text' })
  reason: HeldReason;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  receivedAt: Date;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  discardedAt: Date | null;
}
