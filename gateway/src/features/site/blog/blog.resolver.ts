import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../request/context.js';
import { Blog } from './blog.types.js';

@Resolver()
export class BlogResolver {
  @Query(() => Blog, { description: 'The latest posts of the blog. Public.' })
  blog(@Ctx() { app }: RequestContext): Promise<Blog> {
    return app.blog.latest();
  }
}
