import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An employee's photo, re-encoded by the gateway. Removing or replacing it deletes the row. */
@Entity('employee_photo')
export class EmployeePhoto {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  employeeId: string;

  /** The last part of its path: the company and 128 random bits. */
  @Column({ type: 'text' })
  name: string;

  /** WebP. */
  @Column({ type: 'bytea' })
  bytes: Buffer;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
