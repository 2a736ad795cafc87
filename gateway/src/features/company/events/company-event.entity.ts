import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EventKind } from './event-kind.js';

/** Something that happened in a company, kept for 90 days. */
@Entity('company_event')
export class CompanyEvent {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  kind: EventKind;

  /** Id of the object that the event is about; of the batch if it is about several. */
  @Column({ type: 'uuid' })
  subjectId: string;

  /** How many objects the event is about. */
  @Column({ type: 'integer', default: 1 })
  subjects: number;

  /** The member whom the event is for; null: nobody in particular. */
  @Column({ type: 'uuid', nullable: true })
  recipientId: string | null;

  /** Address of who did it; null: nobody. */
  @Column({ type: 'text', nullable: true })
  causedBy: string | null;

  /** Batch of acts that caused it; null: none. */
  @Column({ type: 'uuid', nullable: true })
  batchId: string | null;

  /** A value that the event proposes. */
  @Column({ type: 'text', nullable: true })
  value: string | null;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'clock_timestamp()' })
  happenedAt: Date;
}
