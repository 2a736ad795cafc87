import { Field, Float, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLLocalDate } from '../../scalars.js';
import { DiseaseChange } from './disease-change.entity.js';
import { DiseaseCode, FigureName, ReleaseTest, Spread } from './disease-enums.js';

@ObjectType({
  description: 'A publication or guideline from which the default of a figure was taken.',
  simpleResolvers: true,
})
export class FigureSource {
  @Field(() => String, { description: 'Title in the language of the publication.' })
  title: string;

  @Field(() => String, {
    description: 'Journal or authority, and the copy that was read if it was not the original.',
  })
  publisher: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Year of publication; null for a page without a date.',
  })
  year: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Digital object identifier, without the address in front of it.',
  })
  doi: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the page that was read.' })
  url: string | null;

  @Field(() => GraphQLLocalDate, { description: 'Day on which the source was read.' })
  readOn: string;
}

@ObjectType({ description: 'A figure of a disease, in days.', simpleResolvers: true })
export class DiseaseFigure {
  @Field(() => FigureName, { description: 'Which figure it is.' })
  name: FigureName;

  @Field(() => Float, {
    nullable: true,
    description: "Days in force: the company's, else the default; null: there is no such figure.",
  })
  value: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Days of the catalogue; null: the source asks for nothing, or none states it.',
  })
  defaultValue: number | null;

  @Field(() => FigureSource, {
    nullable: true,
    description: 'Where the default is from; null: no source was read.',
  })
  source: FigureSource | null;

  @Field(() => String, {
    nullable: true,
    description: 'How the default follows from its source, or why there is none.',
  })
  note: string | null;

  @Field(() => Boolean, {
    description: 'Whether the disease can only be used once this figure is filled in.',
  })
  isRequired: boolean;

  @Field(() => Boolean, { description: 'Whether only whole days are accepted.' })
  isWhole: boolean;

  @Field(() => Float, { description: 'Fewest days that are accepted.' })
  min: number;

  @Field(() => Float, { description: 'Maximum of days that are accepted.' })
  max: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the company changed it; null: it is the default.',
  })
  changedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the account that changed it; null: it is the default.',
  })
  changedBy: string | null;
}

@ObjectType({ description: 'A page of changes of a disease, newest first.' })
export class DiseaseChangePage extends paginated(DiseaseChange, 'changes') {}

@ObjectType({
  description: 'A disease of the catalogue, as a company uses it.',
  simpleResolvers: true,
})
export class Disease {
  @Field(() => DiseaseCode, { description: 'Which disease it is.' })
  code: DiseaseCode;

  @Field(() => String, { description: 'English name, for people.' })
  name: string;

  @Field(() => [Spread], { description: 'Ways in which it passes from person to person.' })
  spreads: readonly Spread[];

  @Field(() => Boolean, {
    description:
      'Whether minutes of nearness show who was exposed. If not, contacts show only a part of those at risk.',
  })
  isNearnessEnough: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What nearness does not show about this disease; null: nothing to say.',
  })
  note: string | null;

  @Field(() => String, {
    description: "What counts as onset, as the end of a sentence: 'the first day of the rash'.",
  })
  onset: string;

  @Field(() => [ReleaseTest], {
    description: 'Kinds of test that can end a quarantine early; empty: any kind.',
  })
  releaseTests: readonly ReleaseTest[];

  @Field(() => Boolean, { description: 'Whether the company opens cases of this disease.' })
  isUsed: boolean;

  @Field(() => Int, {
    description: 'Number of changes that the company has made; updateDisease asks for it.',
  })
  version: number;

  @Field(() => [DiseaseFigure], { description: 'All figures, in a fixed order.' })
  figures: DiseaseFigure[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the company last changed it; null: never.',
  })
  changedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the account that changed it last; null: nobody did.',
  })
  changedBy: string | null;
}
