import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';

export enum GuideRequestType {
  STUDENT = 'STUDENT',
  PROFESSIONAL = 'PROFESSIONAL',
}
registerEnumType(GuideRequestType, {
  name: 'GuideRequestType',
  description: 'Occupation of a person who requests the guide.',
  valuesConfig: {
    PROFESSIONAL: { description: 'The person is a professional.' },
    STUDENT: { description: 'The person is a student.' },
  },
});

/** A request for the guide. It belongs to the provider, not to a company. */
@ObjectType({ description: "A visitor's request for the guide." })
@Entity('guide_request')
export class GuideRequest {
  @Field(() => GraphQLUUID, { description: 'Id of the request.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, { description: 'Full name.' })
  @Column({ type: 'text' })
  name: string;

  @Field(() => String, { description: 'Email address.' })
  @Column({ type: 'text' })
  email: string;

  /** Digits and spaces; empty: none was given. */
  @Column({ type: 'text', default: '' })
  phone: string;

  @Field(() => GuideRequestType, { description: 'Occupation: student or professional.' })
  @Column({ type: 'text' })
  type: GuideRequestType;

  @Field(() => GraphQLISODateTime, { description: 'When the guide was requested.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
