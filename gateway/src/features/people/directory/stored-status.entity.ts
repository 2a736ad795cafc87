import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Employee } from './employee.entity.js';

/**
 * COVID-19 status of an employee, as `case-status` derives it from the cases. People without a row were never positive. It is apart
 * from the employee, so that neither the row nor its version tells readers of the directory about an act on somebody's health.
 */
@Entity('employee_status')
@Index('employee_status_positive', { synchronize: false })
@ForeignKey(() => Employee, ['companyId', 'employeeId'], ['companyId', 'id'], {
  onDelete: 'CASCADE',
})
@Check('employee_status_check', 'is_positive OR positive_date IS NULL')
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
