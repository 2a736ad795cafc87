import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconNews } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { PublicPage } from '../../../ui/PublicPage.tsx';
import { useBlogPageQuery } from '../../../generated/graphql.ts';
import { BlogCard } from './BlogCard.tsx';
import classes from './BlogPage.module.css';
import { texts } from './texts.ts';

export function BlogPage() {
  const { data, error, loading, refetch } = useBlogPageQuery();
  return (
    <PublicPage title={texts.blog} sentence={texts.introduction}>
      {data && data.blog.posts.length > 0 ? (
        <div className={classes.posts}>
          {data.blog.posts.map((post, index) => (
            <BlogCard key={`${post.link} ${post.publishedAt}`} post={post} isFirst={index === 0} />
          ))}
        </div>
      ) : data ? (
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
      ) : error && !loading ? (
        <Failure
          message={texts.failed}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={loading}
        />
      ) : (
        <output className={classes.posts}>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton className={classes.first} radius="lg" />
          <Skeleton h={260} radius="lg" />
          <Skeleton h={260} radius="lg" />
          <Skeleton h={260} radius="lg" />
        </output>
      )}
    </PublicPage>
  );
}
