import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLLocalDate } from '../../../scalars.js';

@ObjectType({
  description: 'A publication or guideline that the default of a figure is based on.',
  simpleResolvers: true,
})
export class FigureSource {
  @Field(() => String, { description: 'Title, in the language of the publication.' })
  title: string;

  @Field(() => String, {
    description:
      'Journal or authority that published the source. Names the copy consulted if it was not the original.',
  })
  publisher: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Year of publication; null: the page is undated.',
  })
  year: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Digital object identifier (DOI), without a URL prefix; null: none.',
  })
  doi: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'URL of the page that was consulted; null: none.',
  })
  url: string | null;

  @Field(() => GraphQLLocalDate, { description: 'Day on which the source was consulted.' })
  readOn: string;
}
