import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLLocalDate } from '../../scalars.js';
import { DiseaseCode } from '../diseases/disease-enums.js';
import { Person } from '../employees/person.types.js';

export enum ContestEffectKind {
  DATE_CHANGED = 'DATE_CHANGED',
  NEWLY_EXPOSED = 'NEWLY_EXPOSED',
  NO_LONGER_EXPOSED = 'NO_LONGER_EXPOSED',
  OWED_CORRECTION = 'OWED_CORRECTION',
}
registerEnumType(ContestEffectKind, {
  name: 'ContestEffectKind',
  description: 'What a contest, or taking it back, would mean for a person.',
  valuesConfig: {
    DATE_CHANGED: { description: 'The last day of quarantine would be another one.' },
    NEWLY_EXPOSED: { description: 'The person would be exposed.' },
    NO_LONGER_EXPOSED: { description: 'The person would no longer be exposed.' },
    OWED_CORRECTION: {
      description: 'The person was informed, would no longer be exposed, and had to be told so.',
    },
  },
});

@ObjectType({
  description: 'What a contest, or taking it back, would mean for a person and a disease.',
  simpleResolvers: true,
})
export class ContestEffect {
  @Field(() => Person, { description: 'The person.' })
  person: Person;

  @Field(() => DiseaseCode, { description: 'The disease of the follow-up.' })
  disease: DiseaseCode;

  @Field(() => ContestEffectKind, { description: 'What it would mean.' })
  effect: ContestEffectKind;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day of quarantine as it is; null: there is none.',
  })
  quarantineBefore: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day of quarantine as it would be; null: there would be none.',
  })
  quarantineAfter: string | null;
}

@ObjectType({
  description: 'What a contest, or taking it back, would change.',
  simpleResolvers: true,
})
export class ContestPreview {
  @Field(() => Float, {
    description: 'Minutes of contact that would count no longer; of taking back, count again.',
  })
  contactMinutes: number;

  @Field(() => [ContestEffect], {
    description:
      'Whose follow-up would change: first who would be owed a correction, then who would no longer be exposed, whose date would change, who would be exposed.',
  })
  people: ContestEffect[];
}
