import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconNews } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { PublicPage } from '../../../ui/PublicPage.tsx';
import { useBlogPageQuery } from '../../../generated/graphql.ts';
import { BlogCard } from './BlogCard.tsx';
import classes from './BlogPage.module.css';
import { texts } from './texts.ts';

export function BlogPage() {
  const query = useBlogPageQuery();
  return (
    <PublicPage title={texts.blog} sentence={texts.introduction}>
      <QueryBoundary query={query} failure={texts.failed} fallback={<PostSkeletons />}>
        {({ blog: { posts } }) =>
          posts.length > 0 ? (
            <div className={classes.posts}>
              {posts.map((post, index) => (
                <BlogCard
                  key={`${post.link} ${post.publishedAt}`}
                  post={post}
                  isFirst={index === 0}
                />
              ))}
            </div>
          ) : (
            <EmptyState
              icon={IconNews}
              title={texts.noPosts}
              sentence={texts.noPostsHelp}
              action={
                <Button component={Link} to={paths.guide} variant="default">
                  {texts.getGuide}
                </Button>
              }
            />
          )
        }
      </QueryBoundary>
    </PublicPage>
  );
}

function PostSkeletons() {
  return (
    <output className={classes.posts}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton className={classes.first} radius="lg" />
      <Skeleton h={260} radius="lg" />
      <Skeleton h={260} radius="lg" />
      <Skeleton h={260} radius="lg" />
    </output>
  );
}
