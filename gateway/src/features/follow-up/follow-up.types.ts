import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../scalars.js';
import { ContactSource } from '../contacts/contact-source.js';
import { FollowUpActKind, FollowUpState, FollowUpStep, TestResult } from './follow-up-facts.js';
import { FollowUp } from './follow-up.entity.js';

registerEnumType(FollowUpState, {
  name: 'FollowUpState',
  description: 'Where the follow-up of an exposed person stands.',
  valuesConfig: {
    TO_INFORM: { description: 'The person has to be told, or told again of a longer quarantine.' },
    INFORMED: { description: 'The person knows; the disease asks for no quarantine.' },
    IN_QUARANTINE: { description: 'The person knows and stays home.' },
    TEST_DUE: { description: 'The person stays home, and a negative test would end it.' },
    RELEASED: { description: 'The quarantine is over.' },
    BECAME_A_CASE: { description: 'The person has, or had, the disease.' },
    NO_LONGER_EXPOSED: { description: 'No exposure counts any more.' },
  },
});

registerEnumType(FollowUpStep, {
  name: 'FollowUpStep',
  description: 'The next step of a follow-up.',
  valuesConfig: {
    INFORM: { description: 'Tell the person of the exposure, within 24 hours of the case.' },
    CORRECT: { description: 'Tell the person that an earlier notice no longer holds.' },
    TEST: { description: 'Test the person.' },
    RELEASE: { description: 'Tell the person that the quarantine is over, once it is.' },
  },
});

registerEnumType(FollowUpActKind, {
  name: 'FollowUpActKind',
  description: 'What was done in a follow-up.',
  valuesConfig: {
    INFORMED: { description: 'The person was told of the exposure.' },
    TESTED: { description: 'The person was tested.' },
    RELEASED: { description: 'A doctor has released the person.' },
    NOTE: { description: 'A note was added.' },
    ASSIGNED: { description: 'Somebody was asked to work on it.' },
    CORRECTED: { description: 'The person was told that the notice no longer holds.' },
  },
});

registerEnumType(TestResult, {
  name: 'TestResult',
  description: 'Result of a test.',
  valuesConfig: {
    NEGATIVE: { description: 'The test found nothing.' },
    POSITIVE: { description: 'The test found the disease.' },
  },
});

export enum InformChannel {
  CALL = 'CALL',
  MAIL = 'MAIL',
  IN_PERSON = 'IN_PERSON',
  NOTICE = 'NOTICE',
}
registerEnumType(InformChannel, {
  name: 'InformChannel',
  description: 'How a person was told.',
  valuesConfig: {
    CALL: { description: 'By telephone.' },
    MAIL: { description: 'By e-mail.' },
    IN_PERSON: { description: 'Face to face.' },
    NOTICE: {
      description:
        'By a notice of the product. sendNotices adds such acts, and they cannot be undone.',
    },
  },
});

@ObjectType({ description: 'A page of follow-ups.' })
export class FollowUpPage extends paginated(FollowUp, 'follow-ups') {}

@ObjectType({
  description: 'How a case exposed a person; one that was dismissed does not count.',
  simpleResolvers: true,
})
export class FollowUpExposure {
  @Field(() => Int, { description: 'Number of the case.' })
  caseNumber: number;

  @Field(() => Int, { description: 'Fewest transmissions from the case, 1 to 3.' })
  level: number;

  @Field(() => GraphQLISODateTime, { description: 'When a contact first reached the threshold.' })
  exposedAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'End of the last contact that counts, with the same carrier.',
  })
  lastExposedAt: Date;

  @Field(() => Float, { description: 'Minutes of that last contact.' })
  minutes: number;

  @Field(() => ContactSource, {
    description: 'Whether phones or cameras reported it, or it was added by hand.',
  })
  source: ContactSource;
}

@ObjectType({
  description: 'What was done about a person since an exposure, of the follow-up of its disease.',
  simpleResolvers: true,
})
export class ExposureFollowUp {
  @Field(() => FollowUpState, { description: 'Where the follow-up stands.' })
  state: FollowUpState;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the person was last informed; null: not since the exposure, or has to be told again.',
  })
  informedAt: Date | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day of the latest test on or after the day of the exposure; null: none.',
  })
  testedOn: string | null;

  @Field(() => TestResult, { nullable: true, description: 'Result of that test; null: none.' })
  testResult: TestResult | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day of quarantine of somebody who is in quarantine now; null: is not.',
  })
  homeUntil: string | null;
}

@ObjectType({ description: 'What a list of follow-ups shows above it.', simpleResolvers: true })
export class FollowUpSummary {
  @Field(() => Int, { description: 'Number of follow-ups whose isChanged is true.' })
  changed: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Latest change of any follow-up; null: there is none. markFollowUpsSeen takes the one that came with the list, so that later changes stay marked.',
  })
  latestChangeAt: Date | null;
}

@ObjectType({ description: 'Follow-ups after an act.', simpleResolvers: true })
export class FollowUpActPayload {
  @Field(() => [FollowUp], {
    description:
      'The follow-ups as they are now; without those that have nothing to show any more.',
  })
  followUps: FollowUp[];

  @Field(() => GraphQLUUID, { description: 'Batch of the acts; undoFollowUpAct takes it.' })
  batchId: string;
}
