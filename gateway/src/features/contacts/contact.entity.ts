import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A contact record as it came: one phone's or camera's word that two people were together. Append only, in partitions
 * of a UTC day by start. There is no foreign key to the people: they are checked when a record comes in, are never
 * removed one by one, and a check per row would slow every upload.
 */
@Entity('contact')
@Index('contact_employee', { synchronize: false })
@Index('contact_cross_employee', { synchronize: false })
@Index('contact_camera', { synchronize: false })
@Check('contact_source_check', `source IN ('mobile', 'camera')`)
@Check('contact_pair_check', 'employee_id <> cross_employee_id')
@Check('contact_length_check', `end_at > start_at AND end_at <= start_at + interval '24 hours'`)
export class Contact {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'timestamp with time zone', precision: 3 })
  startAt: Date;

  /** Made on the phone: a record that comes again has the same id and start. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Whose phone sent it. */
  @Column({ type: 'uuid' })
  employeeId: string;

  @Column({ type: 'uuid' })
  crossEmployeeId: string;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  endAt: Date;

  @Column({ type: 'text' })
  source: 'mobile' | 'camera';

  /** The camera that saw it; null for phones. No foreign key, as for the people. */
  @Column({ type: 'uuid', nullable: true })
  cameraId: string | null;

  /** Feet; null when the phone could not tell. */
  @Column({ type: 'real', nullable: true })
  distance: number | null;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  receivedAt: Date;
}
