import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Somebody who was deleted from the directory while ill or followed up: what an officer needs to tell them how it goes on. Only cases
 * and follow-ups read it. Deleted with their data some time after the last of these has ended.
 */
@Entity('former_employee')
export class FormerEmployee {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  employeeId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  /** Such as '+65'; empty: none was given. */
  @Column({ type: 'text', default: '' })
  callingCode: string;

  /** The name as sorted. */
  @Column({ type: 'text', collation: 'C', default: '' })
  nameKey: string;

  /** The text that searches match: name and email. */
  @Column({ type: 'text', collation: 'C', default: '' })
  search: string;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  leftAt: Date;
}
