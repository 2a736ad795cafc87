import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({ description: 'A post of the blog.', simpleResolvers: true })
export class BlogPost {
  @Field(() => String, { description: 'Title, plain text of at most 200 characters.' })
  title: string;

  @Field(() => String, { description: 'http(s) address, or a path of this site.' })
  link: string;

  @Field(() => String, {
    nullable: true,
    description: 'https address or a path of this site; null: none.',
  })
  thumbnail: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was published.' })
  publishedAt: Date;
}

@ObjectType({ description: 'The latest posts of the blog.', simpleResolvers: true })
export class Blog {
  @Field(() => [BlogPost], { description: 'Newest first, at most 6.' })
  posts: BlogPost[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the feed was last read successfully; null: never.',
  })
  readAt: Date | null;
}
