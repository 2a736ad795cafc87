import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { Employee } from '../employees/employee.entity.js';

@ObjectType({
  description: 'State of a phone at one moment, as it reported it.',
  simpleResolvers: true,
})
@Entity('health_record')
@Index('health_record_employee', ['companyId', 'employeeId', 'createdAt'])
@Index('health_record_day', ['companyId', 'createdAt'])
@ForeignKey(() => Employee, ['companyId', 'employeeId'], ['companyId', 'id'], {
  onDelete: 'CASCADE',
})
export class HealthRecord {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the record.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  employeeId: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether Bluetooth was on.' })
  @Column({ type: 'boolean', nullable: true })
  bluetoothStatus: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether location was on.' })
  @Column({ type: 'boolean', nullable: true })
  locationStatus: boolean | null;

  @Field(() => String, { nullable: true, description: 'Location permission that the app had.' })
  @Column({ type: 'text', nullable: true })
  locationPermission: string | null;

  @Field(() => String, { nullable: true, description: 'Version of the operating system.' })
  @Column({ type: 'text', nullable: true })
  osVersion: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of device.' })
  @Column({ type: 'text', nullable: true })
  deviceType: string | null;

  @Field(() => String, { nullable: true, description: 'Make and model.' })
  @Column({ type: 'text', nullable: true })
  makeModel: string | null;

  @Field(() => String, { nullable: true, description: 'Version of the app.' })
  @Column({ type: 'text', nullable: true })
  appVersion: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the phone reported it.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
