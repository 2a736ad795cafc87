import { Field, Float, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLLocalDate } from '../../scalars.js';
import { Role } from '../../access/role.js';
import { DiseaseCode } from '../diseases/disease-enums.js';
import { FollowUpState } from '../follow-up/follow-up-facts.js';
import { PersonReadKind } from '../person-reads/person-read.entity.js';

@ObjectType({
  description:
    'What the company keeps about the employee who reads it. It names no other person, and nothing in it leads to one.',
})
export class OwnFile {
  @Field(() => String, { description: 'Full name.' })
  name: string;

  @Field(() => String, { description: 'Employee code.' })
  code: string;

  @Field(() => String, { description: 'E-mail address.' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description: "Country code of the phone number, such as '+65'; null: none was given.",
  })
  callingCode: string | null;

  @Field(() => String, { description: 'Phone number, digits.' })
  phone: string;

  @Field(() => String, { description: 'Name of the department.' })
  department: string;

  @Field(() => String, { nullable: true, description: 'Job title; null: none was given.' })
  designation: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the employee was added.' })
  joinedAt: Date;

  @Field(() => String, { description: 'Name of the company.' })
  companyName: string;

  @Field(() => String, { description: 'IANA name of the zone in which days run.' })
  timeZone: string;
}

@ObjectType({
  description: 'What an employee has to do, for an exposure that they were told of or an own case.',
  simpleResolvers: true,
})
export class OwnInstruction {
  @Field(() => DiseaseCode, {
    nullable: true,
    description:
      'The disease of an own case; null for an exposure, where it could lead to a person.',
  })
  disease: DiseaseCode | null;

  @Field(() => FollowUpState, {
    description: 'Where it stands, as far as the employee was told; BECAME_A_CASE: an own case.',
  })
  state: FollowUpState;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day at home; null: nobody asks for that.',
  })
  quarantineUntil: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'First day on which a negative test ends it; null: none does.',
  })
  releaseTestDay: string | null;

  @Field(() => String, { description: 'What to do and why, in plain English.' })
  reason: string;
}

@ObjectType({
  description: "How many people an employee met on a day of the company's time zone.",
  simpleResolvers: true,
})
export class OwnDay {
  @Field(() => GraphQLLocalDate, { description: 'The day.' })
  day: string;

  @Field(() => Int, { description: 'People who were met.' })
  people: number;

  @Field(() => Int, {
    description:
      'Meetings: records of a pair at most 5 minutes apart. What phones and cameras both saw counts once, and one over midnight on both days.',
  })
  meetings: number;

  @Field(() => Float, { description: 'Minutes of these meetings, without gaps, added up.' })
  minutes: number;

  @Field(() => Boolean, {
    description: 'Whether more was recorded, which counts nowhere because it was contested.',
  })
  contested: boolean;
}

@ObjectType({
  description: 'A look of somebody of the company at the employee. It does not say who looked.',
  simpleResolvers: true,
})
export class OwnRead {
  @Field(() => GraphQLISODateTime, { description: 'When somebody looked.' })
  at: Date;

  @Field(() => Role, { description: 'In which role.' })
  role: Role;

  @Field(() => PersonReadKind, { description: 'What was looked at.' })
  what: PersonReadKind;
}

@ObjectType({ description: 'Something that is kept about an employee.', simpleResolvers: true })
export class OwnColumn {
  @Field(() => String, { description: 'Part of the file, such as a list of the download.' })
  part: string;

  @Field(() => String, { description: 'What is kept.' })
  what: string;

  @Field(() => String, { description: 'What it is kept for.' })
  purpose: string;

  @Field(() => String, { description: 'How long it is kept.' })
  keptUntil: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why the download leaves it out; null: the download contains it.',
  })
  withheld: string | null;
}
