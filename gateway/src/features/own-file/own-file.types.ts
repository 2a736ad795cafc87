import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLLocalDate } from '../../scalars.js';
import { Role } from '../../access/role.js';
import { FollowUpState } from '../cases/follow-up/follow-up-facts.js';
import { DiseaseCode } from '../../validation/disease-code.js';

@ObjectType({
  description:
    'Data that the company stores about the employee who is reading it. It neither names nor identifies any other person.',
})
export class OwnFile {
  @Field(() => String, { description: 'Full name.' })
  name: string;

  @Field(() => String, { description: 'Employee code.' })
  code: string;

  @Field(() => String, { description: 'Email address.' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description: "Country calling code of the phone number, such as '+65'; null: none.",
  })
  callingCode: string | null;

  @Field(() => String, { description: 'Phone number, digits only.' })
  phone: string;

  @Field(() => String, { description: 'Name of the department.' })
  department: string;

  @Field(() => String, { nullable: true, description: 'Job title; null: none.' })
  designation: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the employee was added.' })
  joinedAt: Date;

  @Field(() => String, { description: 'Name of the company.' })
  companyName: string;

  @Field(() => String, {
    description:
      "IANA name of the time zone in which days begin and end, such as 'Asia/Singapore'.",
  })
  timeZone: string;
}

@ObjectType({
  description:
    'What an employee has to do because of an own case, or of an exposure about which they were informed.',
  simpleResolvers: true,
})
export class OwnInstruction {
  @Field(() => DiseaseCode, {
    nullable: true,
    description:
      'Disease of an own case. Null for an exposure, because the disease could reveal who was ill.',
  })
  disease: DiseaseCode | null;

  @Field(() => FollowUpState, {
    description:
      'Current state, as far as the employee has been informed. BECAME_A_CASE means an own case.',
  })
  state: FollowUpState;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day of staying at home; null: not required.',
  })
  quarantineUntil: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'First day on which a negative test ends the quarantine; null: a test cannot end it.',
  })
  releaseTestDay: string | null;

  @Field(() => String, { description: 'Instructions and the reason for them, in plain English.' })
  reason: string;
}

@ObjectType({
  description:
    "Number of an employee's meetings on one day of the company's time zone, contested ones included.",
  simpleResolvers: true,
})
export class OwnDay {
  @Field(() => GraphQLLocalDate, { description: 'The calendar day.' })
  day: string;

  @Field(() => Int, { description: 'Number of different people met on the day.' })
  people: number;

  @Field(() => Int, {
    description:
      'Number of meetings: records of a pair at most 5 minutes apart, merged. A meeting recorded by both phones and cameras counts once. One that spans midnight counts on both days.',
  })
  meetings: number;
}

export enum OwnAccessData {
  HEALTH = 'HEALTH',
  DIRECTORY = 'DIRECTORY',
}
registerEnumType(OwnAccessData, {
  name: 'OwnAccessData',
  description: 'Data of an employee that somebody could see.',
  valuesConfig: {
    HEALTH: { description: 'Health, contacts or follow-up, in a role that may read them.' },
    DIRECTORY: { description: 'The entry in the directory only.' },
  },
});

@ObjectType({
  description:
    "A day on which people of a role looked at the employee's data. It does not identify them.",
  simpleResolvers: true,
})
export class OwnAccess {
  @Field(() => GraphQLLocalDate, { description: "Day of the company's time zone." })
  day: string;

  @Field(() => Role, { description: 'Role of the people who looked.' })
  role: Role;

  @Field(() => OwnAccessData, { description: 'Which data they could see.' })
  data: OwnAccessData;
}

@ObjectType({
  description: 'A kind of data that the product can store about an employee.',
  simpleResolvers: true,
})
export class OwnColumn {
  @Field(() => String, { description: 'What the part is about: one of six topics.' })
  topic: string;

  @Field(() => String, {
    description: 'Part of the own file that contains the data, such as a list in the download.',
  })
  part: string;

  @Field(() => String, { description: 'Data that is stored.' })
  what: string;

  @Field(() => String, { description: 'Purpose for which the data is stored.' })
  purpose: string;

  @Field(() => String, { description: 'How long the data is stored.' })
  keptUntil: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why the download does not include the data; null: it does.',
  })
  withheld: string | null;
}
