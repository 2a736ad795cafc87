import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * COVID-19 status of an employee, as `case-status` derives it from the cases. People without a row were never positive. It is apart
 * from the employee, so that neither the row nor its version tells readers of the directory about an act on somebody's health.
 */
@Entity('employee_status')
export class StoredStatus {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  employeeId: string;

  @Column({ type: 'boolean' })
  isPositive: boolean;

  /** Day of the positive test; null: not positive, or not disclosed. */
  @Column({ type: 'date', nullable: true })
  positiveDate: string | null;

  @Column({ type: 'integer', default: 1 })
  version: number;
}
