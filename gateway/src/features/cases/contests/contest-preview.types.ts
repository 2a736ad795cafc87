import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLLocalDate } from '../../../scalars.js';
import { Person } from '../../people/directory/person.types.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

export enum ContestEffectKind {
  DATE_CHANGED = 'DATE_CHANGED',
  NEWLY_EXPOSED = 'NEWLY_EXPOSED',
  NO_LONGER_EXPOSED = 'NO_LONGER_EXPOSED',
  OWED_CORRECTION = 'OWED_CORRECTION',
}
registerEnumType(ContestEffectKind, {
  name: 'ContestEffectKind',
  description: 'Type of effect that making or withdrawing a contest would have on a person.',
  valuesConfig: {
    DATE_CHANGED: { description: 'The last day of quarantine would change.' },
    NEWLY_EXPOSED: { description: 'The person would be exposed.' },
    NO_LONGER_EXPOSED: { description: 'The person would no longer be exposed.' },
    OWED_CORRECTION: {
      description:
        'The person was informed, would no longer be exposed, and would need a correction.',
    },
  },
});

@ObjectType({
  description:
    'Effect that making or withdrawing a contest would have on the follow-up of a person.',
  simpleResolvers: true,
})
export class ContestEffect {
  @Field(() => Person, { description: 'Person whose follow-up would change.' })
  person: Person;

  @Field(() => DiseaseCode, { description: 'Disease of the affected follow-up.' })
  disease: DiseaseCode;

  @Field(() => ContestEffectKind, { description: 'What would change for the person.' })
  effect: ContestEffectKind;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day of quarantine before the change; null: there is none.',
  })
  quarantineBefore: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day of quarantine after the change; null: there would be none.',
  })
  quarantineAfter: string | null;
}

@ObjectType({
  description: 'Effects that making or withdrawing a contest would have.',
  simpleResolvers: true,
})
export class ContestPreview {
  @Field(() => Float, {
    description:
      'Minutes of contact that would no longer count. When withdrawing a contest, minutes that would count again.',
  })
  contactMinutes: number;

  @Field(() => [ContestEffect], {
    description:
      'People whose follow-up would change: first those who would need a correction, then those no longer exposed, those with a new date and those newly exposed.',
  })
  people: ContestEffect[];
}
