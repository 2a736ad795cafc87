import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLUUID } from '../../../scalars.js';
import { Secret } from '../../../access/step-up.js';

@ObjectType({
  description: 'Counts of the people who would get a new app code.',
  simpleResolvers: true,
})
export class AppCodeCandidates {
  @Field(() => Int, { description: 'Number of selected people.' })
  total: number;

  @Field(() => Int, {
    description:
      'Number of selected people who have signed in on the app. A new code signs their phones out.',
  })
  signedIn: number;

  @Field(() => Int, { description: 'Number of selected people without an email address.' })
  withoutAddress: number;

  @Field(() => Int, {
    description:
      'Number of selected people who have never signed in on the app and have no email address.',
  })
  neverSignedInWithoutAddress: number;
}

@ObjectType({ description: 'A person in a run of app codes.', simpleResolvers: true })
export class AppCodeRecipient {
  @Field(() => GraphQLUUID, { description: 'Id of the employee.' })
  id: string;

  @Field(() => String, { description: 'Employee code.' })
  code: string;

  @Field(() => String, { description: 'Full name.' })
  name: string;

  @Field(() => String, { description: 'Name of the department.' })
  department: string;
}

@ObjectType({ description: 'A page of the people in a run of app codes.' })
export class AppCodeRecipientPage extends paginated(AppCodeRecipient, 'people') {}

@ObjectType({
  description: 'A new app code and the person it belongs to. It is shown only once.',
  simpleResolvers: true,
})
export class IssuedAppCode extends AppCodeRecipient {
  @Field(() => String, { description: 'Email address.' })
  email: string;

  @Field(() => String, { description: 'Phone number, digits only.' })
  phone: string;

  @Field(() => String, {
    nullable: true,
    description: 'The 6-digit app code; null: the person has received a newer code since.',
  })
  appCode: string | null;
}

@ObjectType({ description: 'A batch of collected app codes.' })
export class CollectAppCodesPayload {
  @Secret()
  @Field(() => [IssuedAppCode], {
    description:
      'Codes sorted by department and name, at most 1000. People who have left the directory are not included.',
  })
  codes: IssuedAppCode[];

  @Field(() => Int, {
    description: 'Number of codes that remain to be collected. Repeat the request until it is 0.',
  })
  remaining: number;
}

@ObjectType({
  description: 'Details with which an employee signs in on the app. They are shown only once.',
})
export class RevealAppCodePayload {
  @Field(() => String, { description: 'Name of the company.' })
  companyName: string;

  @Field(() => String, { description: "The company's pass-key." })
  passKey: string;

  @Field(() => String, { description: 'Full name of the employee.' })
  employeeName: string;

  @Field(() => String, { description: "The company's code for the employee." })
  employeeCode: string;

  @Field(() => String, { description: '6-digit code with which the employee signs in on the app.' })
  appCode: string;
}
