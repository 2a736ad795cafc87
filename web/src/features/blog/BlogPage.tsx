import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconNews } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { PublicPage } from '../../components/PublicPage.tsx';
import { useBlogPageQuery } from '../../generated/graphql.ts';
import { BlogCard } from './BlogCard.tsx';
import classes from './BlogPage.module.css';

/** The latest posts. */
export function BlogPage() {
  const { data, error, loading, refetch } = useBlogPageQuery();
  return (
    <PublicPage
      title="Blog"
      sentence="On tracing, rooms, and telling people what they need to know."
    >
      {data && data.blog.posts.length > 0 ? (
        <div className={classes.posts}>
          {data.blog.posts.map((post, index) => (
            <BlogCard key={`${post.link} ${post.publishedAt}`} post={post} isFirst={index === 0} />
          ))}
        </div>
      ) : data ? (
        <EmptyState
          icon={IconNews}
          title="No posts yet"
          sentence="What we write will stand here. Meanwhile there is the guide."
          action={
            <Button component={Link} to={paths.guide} variant="default">
              Get the guide
            </Button>
          }
        />
      ) : error && !loading ? (
        <FailedState
          message="The posts could not be loaded."
          error={error}
          onRetry={() => void refetch()}
          isRetrying={loading}
        />
      ) : (
        <output className={classes.posts}>
          <VisuallyHidden>Loading</VisuallyHidden>
          <Skeleton className={classes.first} radius="lg" />
          <Skeleton h={260} radius="lg" />
          <Skeleton h={260} radius="lg" />
          <Skeleton h={260} radius="lg" />
        </output>
      )}
    </PublicPage>
  );
}
