import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../../scalars.js';

@ObjectType({ description: 'A post of the blog.', simpleResolvers: true })
export class BlogPost {
  @Field(() => String, { description: 'Title of the post in plain text, at most 200 characters.' })
  title: string;

  @Field(() => String, { description: 'Link to the post: an http(s) URL, or a path on this site.' })
  link: string;

  @Field(() => String, {
    nullable: true,
    description: 'Preview image: an https URL, or a path on this site; null: none.',
  })
  thumbnail: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the post was published.' })
  publishedAt: Date;
}

@ObjectType({ description: 'The latest posts of the blog.', simpleResolvers: true })
export class Blog {
  @Field(() => [BlogPost], { description: 'Posts of the blog, newest first, at most 6.' })
  posts: BlogPost[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the feed was last read successfully; null: never.',
  })
  readAt: Date | null;
}
