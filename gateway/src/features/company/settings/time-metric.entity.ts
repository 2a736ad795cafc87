import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A change of a company's contact threshold. It counts for contacts that begin at `inForceFrom` or later. */
@Entity('time_metric')
export class TimeMetric {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'timestamp with time zone', precision: 3 })
  inForceFrom: Date;

  @Column({ type: 'integer' })
  minutes: number;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  changedAt: Date;

  /** Email address of the account that changed it. */
  @Column({ type: 'text', nullable: true })
  changedBy: string | null;
}
