import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';

@ObjectType({
  description: 'State of a phone at the time of a report.',
  simpleResolvers: true,
})
@Entity('health_record')
export class HealthRecord {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the health record.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  employeeId: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether Bluetooth was on; null: never reported.',
  })
  @Column({ type: 'boolean', nullable: true })
  bluetoothStatus: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether location was on; null: never reported.',
  })
  @Column({ type: 'boolean', nullable: true })
  locationStatus: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Location permission granted to the app; null: never reported.',
  })
  @Column({ type: 'text', nullable: true })
  locationPermission: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Version of the operating system; null: never reported.',
  })
  @Column({ type: 'text', nullable: true })
  osVersion: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Kind of device; null: never reported.',
  })
  @Column({ type: 'text', nullable: true })
  deviceType: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Make and model of the device; null: never reported.',
  })
  @Column({ type: 'text', nullable: true })
  makeModel: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Version of the app; null: never reported.',
  })
  @Column({ type: 'text', nullable: true })
  appVersion: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the phone sent the report.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
