import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Employee } from '../employees/employee.entity.js';

/** What a phone said of itself at one moment. */
@Entity('health_record')
@Index('health_record_employee', ['companyId', 'employeeId', 'createdAt'])
@ForeignKey(() => Employee, ['companyId', 'employeeId'], ['companyId', 'id'], {
  name: 'health_record_employee_fkey',
  onDelete: 'CASCADE',
})
export class HealthRecord {
  @PrimaryColumn({
    name: 'company_id',
    type: 'uuid',
    primaryKeyConstraintName: 'health_record_pkey',
  })
  companyId: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'health_record_pkey' })
  id: string;

  @Column({ name: 'employee_id', type: 'uuid' })
  employeeId: string;

  @Column({ name: 'bluetooth_status', type: 'boolean', nullable: true })
  bluetoothStatus: boolean | null;

  @Column({ name: 'location_status', type: 'boolean', nullable: true })
  locationStatus: boolean | null;

  @Column({ name: 'location_permission', type: 'text', nullable: true })
  locationPermission: string | null;

  @Column({ name: 'os_version', type: 'text', nullable: true })
  osVersion: string | null;

  @Column({ name: 'device_type', type: 'text', nullable: true })
  deviceType: string | null;

  @Column({ name: 'make_model', type: 'text', nullable: true })
  makeModel: string | null;

  @Column({ name: 'app_version', type: 'text', nullable: true })
  appVersion: string | null;

  @Column({
    name: 'created_at',
    type: 'timestamp with time zone',
    precision: 3,
    default: () => 'now()',
  })
  createdAt: Date;
}
