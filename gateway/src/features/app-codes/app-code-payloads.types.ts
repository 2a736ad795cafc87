import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { GraphQLUUID } from '../../scalars.js';

@ObjectType({
  description: 'Counts of the people who would get a new app code.',
  simpleResolvers: true,
})
export class AppCodeCandidates {
  @Field(() => Int, { description: 'Number of selected people.' })
  total: number;

  @Field(() => Int, {
    description:
      'Selected people who have signed in on the app: a new code signs their phones out.',
  })
  signedIn: number;

  @Field(() => Int, { description: 'Selected people without an e-mail address.' })
  withoutAddress: number;
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
  description: 'A new app code and the person it is for. It is shown this once.',
  simpleResolvers: true,
})
export class IssuedAppCode extends AppCodeRecipient {
  @Field(() => String, { description: 'E-mail address.' })
  email: string;

  @Field(() => String, { description: 'Phone number, digits.' })
  phone: string;

  @Field(() => String, {
    nullable: true,
    description: '6 digits; null where the person has been given a newer code since.',
  })
  appCode: string | null;
}

@ObjectType({ description: 'App codes that were collected just now.' })
export class CollectAppCodesPayload {
  @Field(() => [IssuedAppCode], {
    description:
      'Codes by department and name, at most 1000, without people who have left the directory.',
  })
  codes: IssuedAppCode[];

  @Field(() => Int, {
    description: 'Number of codes that are still to be collected; collect again until it is 0.',
  })
  remaining: number;
}

@ObjectType({ description: 'What an employee signs in on the app with. It is shown this once.' })
export class RevealAppCodePayload {
  @Field(() => String, { description: 'Name of the company.' })
  companyName: string;

  @Field(() => String, { description: "The company's pass-key." })
  passKey: string;

  @Field(() => String, { description: 'Full name of the employee.' })
  employeeName: string;

  @Field(() => String, { description: "The company's own code of the employee." })
  employeeCode: string;

  @Field(() => String, { description: 'The 6 digits that the employee signs in with.' })
  appCode: string;
}
