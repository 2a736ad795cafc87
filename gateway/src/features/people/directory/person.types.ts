import { Authorized, Field, ObjectType } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { GraphQLUUID } from '../../../scalars.js';

@ObjectType({
  description:
    'A person involved in a contact, who may have left the directory since. Cases and follow-ups still say how to reach those who left while they were ill or followed up, until that is finished.',
  simpleResolvers: true,
})
export class Person {
  @Field(() => GraphQLUUID, { description: 'Id of the employee.' })
  id: string;

  @Field(() => String, {
    description: "Full name; 'Former employee' if the person has left the directory.",
  })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Employee code; null: the person has left the directory.',
  })
  code: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Department; null: the person has left the directory.',
  })
  department: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address; null: the person has left the directory.',
  })
  email: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Country calling code of the phone number, such as '+65'; null: none, or the person has left the directory.",
  })
  callingCode: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number without its country code; null: the person has left the directory.',
  })
  phone: string | null;

  @Authorized<Permission>('health:read')
  @Field(() => Boolean, { description: 'Whether the COVID-19 status is positive.' })
  isPositive: boolean;

  @Field(() => Boolean, { description: 'Whether the person has left the directory.' })
  isDeleted: boolean;
}
