import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { Employee } from '../employees/employee.entity.js';

@ObjectType({ description: 'What a phone said of itself at one moment.', simpleResolvers: true })
@Entity('health_record')
@Index('health_record_employee', ['companyId', 'employeeId', 'createdAt'])
@Index('health_record_day', ['companyId', 'createdAt'])
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

  @Field(() => GraphQLUUID, { description: 'Id of the record.' })
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'health_record_pkey' })
  id: string;

  @Column({ name: 'employee_id', type: 'uuid' })
  employeeId: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether Bluetooth was on.' })
  @Column({ name: 'bluetooth_status', type: 'boolean', nullable: true })
  bluetoothStatus: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether location was on.' })
  @Column({ name: 'location_status', type: 'boolean', nullable: true })
  locationStatus: boolean | null;

  @Field(() => String, { nullable: true, description: 'Location permission that the app had.' })
  @Column({ name: 'location_permission', type: 'text', nullable: true })
  locationPermission: string | null;

  @Field(() => String, { nullable: true, description: 'Version of the operating system.' })
  @Column({ name: 'os_version', type: 'text', nullable: true })
  osVersion: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of device.' })
  @Column({ name: 'device_type', type: 'text', nullable: true })
  deviceType: string | null;

  @Field(() => String, { nullable: true, description: 'Make and model.' })
  @Column({ name: 'make_model', type: 'text', nullable: true })
  makeModel: string | null;

  @Field(() => String, { nullable: true, description: 'Version of the app.' })
  @Column({ name: 'app_version', type: 'text', nullable: true })
  appVersion: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it said so.' })
  @Column({
    name: 'created_at',
    type: 'timestamp with time zone',
    precision: 3,
    default: () => 'now()',
  })
  createdAt: Date;
}
