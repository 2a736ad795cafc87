import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';
import { ContactSource } from '../../contacts/records/contact-source.js';
import {
  CallOutcome,
  CountedFrom,
  FollowUpActKind,
  FollowUpState,
  FollowUpStep,
  ProphylaxisOutcome,
  TestResult,
} from './follow-up-facts.js';
import { FollowUp } from './follow-up.entity.js';
import { ReleaseTest } from '../diseases/disease-enums.js';
import { PlanStepKind, PlanUnit, RestrictionKind } from '../diseases/plan-enums.js';
import { PlanStepStatus } from './plan-steps.js';

registerEnumType(FollowUpState, {
  name: 'FollowUpState',
  description: "State of an exposed person's follow-up.",
  valuesConfig: {
    TO_INFORM: {
      description:
        'The person must be informed, or informed again because the quarantine became longer.',
    },
    INFORMED: {
      description: 'The person has been informed. The disease does not require quarantine.',
    },
    IN_QUARANTINE: { description: 'The person has been informed and is in quarantine.' },
    TEST_DUE: { description: 'The person is in quarantine, which a negative test would now end.' },
    RELEASED: { description: 'The quarantine is over.' },
    BECAME_A_CASE: { description: 'The person has, or had, the disease.' },
    NO_LONGER_EXPOSED: { description: 'The person no longer has any exposure that counts.' },
    IMMUNE: {
      description:
        'The person was immune to the disease when exposed, so nobody asks them to stay at home.',
    },
  },
});

registerEnumType(FollowUpStep, {
  name: 'FollowUpStep',
  description: 'Next step in a follow-up.',
  valuesConfig: {
    INFORM: {
      description:
        'Inform the person about the exposure, within 24 hours of the case, of the exposure, or of what the person was last told, whichever is latest.',
    },
    CORRECT: { description: 'Tell the person that an earlier notice no longer applies.' },
    TEST: { description: 'The person must be tested, now or from opensAt.' },
    RELEASE: { description: 'Tell the person that the quarantine is over, once it has ended.' },
    ASK_FOR_PROOF: { description: 'Ask the person for evidence of immunity.' },
    GIVE_PROPHYLAXIS: { description: 'Offer the person a vaccine or a medicine.' },
    CHECK_SYMPTOMS: { description: 'Ask the person about symptoms.' },
  },
});

registerEnumType(FollowUpActKind, {
  name: 'FollowUpActKind',
  description: 'Type of act in a follow-up.',
  valuesConfig: {
    INFORMED: { description: 'The person was informed about the exposure.' },
    TESTED: { description: 'The person was tested.' },
    RELEASED: { description: "A doctor ended the person's quarantine." },
    NOTE: { description: 'A note was added.' },
    ASSIGNED: { description: 'Somebody was assigned to the follow-up.' },
    CORRECTED: { description: 'The person was told that an earlier notice no longer applies.' },
    CALLED: { description: 'The person was called and not told anything.' },
    PROOF_ASKED: { description: 'The person was asked for evidence of immunity.' },
    PROPHYLAXIS: { description: 'A vaccine or a medicine was offered, given or declined.' },
    SYMPTOMS_CHECKED: { description: 'The person was asked about symptoms.' },
  },
});

registerEnumType(ProphylaxisOutcome, {
  name: 'ProphylaxisOutcome',
  description: 'What came of a vaccine or a medicine for an exposed person.',
  valuesConfig: {
    OFFERED: { description: 'It was offered, and the person has not decided.' },
    GIVEN: { description: 'The person has had it.' },
    DECLINED: { description: 'The person does not want it.' },
    NOT_TO_BE_GIVEN: { description: 'A physician advises against it for this person.' },
  },
});

registerEnumType(PlanStepStatus, {
  name: 'PlanStepStatus',
  description: 'How far a step of a plan has come for a person.',
  valuesConfig: {
    UPCOMING: { description: 'Its time has not come.' },
    OPEN: { description: 'It can be done now; a restriction holds now.' },
    OVERDUE: { description: 'Its time has passed, and nothing was recorded.' },
    DONE: { description: 'It was done in time; a restriction is over.' },
    DONE_LATE: { description: 'It was done after its time.' },
    DECLINED: { description: 'The person declined the prophylaxis.' },
    NOT_TO_BE_GIVEN: { description: 'A physician advises against the prophylaxis.' },
    NOT_ASKED: {
      description:
        'Its time had passed before anybody knew of the exposure, or before the company changed the plan.',
    },
    LIFTED: { description: 'Prophylaxis has ended the restriction.' },
  },
});

registerEnumType(CallOutcome, {
  name: 'CallOutcome',
  description: 'Why a call told the person nothing.',
  valuesConfig: {
    NO_ANSWER: { description: 'Nobody answered.' },
    CALL_BACK: { description: 'The person asked to be called at another time.' },
    WRONG_NUMBER: { description: "The number is not the person's, or does not exist." },
  },
});

registerEnumType(CountedFrom, {
  name: 'CountedFrom',
  description: 'What the dates count from that a person was told about their quarantine.',
  valuesConfig: {
    EXPOSURE: { description: 'The day of the exposure, which the person may work out from them.' },
    PERIOD: { description: 'The last of the days that a notice named.' },
    TELLING: { description: 'The day on which the person was told.' },
  },
});

registerEnumType(TestResult, {
  name: 'TestResult',
  description: 'Result of a test.',
  valuesConfig: {
    NEGATIVE: { description: 'The test did not find the disease.' },
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
  description: 'How a person was told about an exposure or a correction.',
  valuesConfig: {
    CALL: { description: 'By a telephone call.' },
    MAIL: { description: 'By email.' },
    IN_PERSON: { description: 'In a conversation in person.' },
    NOTICE: {
      description:
        'By a notice that the product sent. Only sendNotices adds such acts, and they cannot be undone.',
    },
  },
});

@ObjectType({
  description: 'How the last day of quarantine differs from what the viewer saw.',
})
export class UntilMove {
  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Last day of quarantine when the viewer last marked changes as seen, or as the viewer last moved it; null: none.',
  })
  before: string | null;
}

@ObjectType({
  description: 'Follow-ups with the same next step, if it can be taken now.',
  simpleResolvers: true,
})
export class DueFollowUps {
  @Field(() => FollowUpStep, { description: 'The next step.' })
  step: FollowUpStep;

  @Field(() => Int, { description: 'Number of follow-ups with this next step, at least 1.' })
  followUps: number;

  @Field(() => GraphQLISODateTime, { description: 'When the first of them is or was due.' })
  dueAt: Date;
}

@ObjectType({ description: 'A page of follow-ups.' })
export class FollowUpPage extends paginated(FollowUp, 'follow-ups') {}

@ObjectType({
  description: 'How a case exposed a person. A case that was dismissed exposes nobody.',
  simpleResolvers: true,
})
export class FollowUpExposure {
  @Field(() => Int, { description: 'Number of the case.' })
  caseNumber: number;

  @Field(() => Int, { description: 'Fewest transmissions from the person of the case, 1 to 3.' })
  level: number;

  @Field(() => GraphQLISODateTime, {
    description: 'When a contact with the carrier first reached the threshold.',
  })
  exposedAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'End of the last contact with the same carrier that counts.',
  })
  lastExposedAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the product first found the exposure; null: before it recorded that.',
  })
  foundAt: Date | null;

  @Field(() => Float, { description: 'Minutes of the last contact that counts.' })
  minutes: number;

  @Field(() => ContactSource, {
    description: 'Kind of source: phones, cameras or manual entry.',
  })
  source: ContactSource;

  @Field(() => Boolean, {
    description:
      "Whether the exposure would not count without the records of the exposed person's own phone. At levels 2 and 3 the two people of each earlier contact must both have reported it, unless a camera did or it was added manually. Becomes false when the other phone reports later.",
  })
  isOwnPhoneOnly: boolean;
}

@ObjectType({
  description: "Current state of an exposed person's follow-up for the disease of a trace.",
  simpleResolvers: true,
})
export class ExposureFollowUp {
  @Field(() => FollowUpState, { description: 'Current state of the follow-up.' })
  state: FollowUpState;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the person was last informed; null: not since the exposure, or the person must be informed again.',
  })
  informedAt: Date | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day of the latest test on or after the day of exposure; null: no test.',
  })
  testedOn: string | null;

  @Field(() => TestResult, {
    nullable: true,
    description: 'Result of the test on testedOn; null: no test.',
  })
  testResult: TestResult | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Last day of quarantine of a person who is in quarantine now; null: not in quarantine.',
  })
  homeUntil: string | null;
}

@ObjectType({
  description: 'A step of the plan for exposed people, as it stands for one person.',
  simpleResolvers: true,
})
export class FollowUpPlanStep {
  @Field(() => String, { description: 'Code of the step, one of Disease.exposurePlan.' })
  code: string;

  @Field(() => PlanStepKind, { description: 'What the step asks for.' })
  kind: PlanStepKind;

  @Field(() => String, { description: 'English name of the step for display.' })
  name: string;

  @Field(() => PlanUnit, {
    description: 'Whether its times are calendar days or exact moments.',
  })
  unit: PlanUnit;

  @Field(() => RestrictionKind, {
    nullable: true,
    description: 'What the person must not do, for RESTRICTION; null for other steps.',
  })
  restriction: RestrictionKind | null;

  @Field(() => Boolean, { description: 'Whether it is done on each day.' })
  isDaily: boolean;

  @Field(() => [ReleaseTest], {
    description: 'Kinds of test that complete the step, for TEST; empty for other steps.',
  })
  tests: readonly ReleaseTest[];

  @Field(() => PlanStepStatus, { description: 'How far it has come.' })
  status: PlanStepStatus;

  @Field(() => GraphQLISODateTime, {
    description: 'When it can be done first; for a daily step, when it can be done next.',
  })
  opensAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until when prophylaxis works best; null: until endsAt.',
  })
  bestBy: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'First moment after its time; null: it is due at once and never too late.',
  })
  endsAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it is, or was, due; null: nothing is due any more.',
  })
  dueAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was done, or decided against; of a daily step the last time; null: not.',
  })
  doneAt: Date | null;

  @Field(() => Boolean, {
    description: 'Whether prophylaxis was offered, and the person has not decided.',
  })
  isOffered: boolean;

  @Field(() => TestResult, {
    nullable: true,
    description: 'Result of the test that was done; null: none was.',
  })
  result: TestResult | null;
}

@ObjectType({ description: 'Totals shown above a list of follow-ups.', simpleResolvers: true })
export class FollowUpSummary {
  @Field(() => Int, { description: 'Number of follow-ups whose isChanged is true.' })
  changed: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time up to which the viewer has marked changes as seen; null: never.',
  })
  seenUntil: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Time of the latest change to any follow-up; null: there are none. Pass it to markFollowUpsSeen, so that later changes remain marked.',
  })
  latestChangeAt: Date | null;
}

@ObjectType({
  description: 'Result of adding or undoing acts in follow-ups.',
  simpleResolvers: true,
})
export class FollowUpActPayload {
  @Field(() => [FollowUp], {
    description:
      'The follow-ups in their new state. Follow-ups with nothing left to show are not included.',
  })
  followUps: FollowUp[];

  @Field(() => [FollowUp], {
    description:
      'Follow-ups without the act. INFORMED on several follow-ups skips those whose isOwnPhoneOnly is true: add it to one follow-up at a time, or add the contact to the case manually.',
  })
  skipped: FollowUp[];

  @Field(() => GraphQLUUID, {
    description: 'Id of the batch of acts, which undoFollowUpAct accepts.',
  })
  batchId: string;
}
