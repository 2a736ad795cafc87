import { Text, Title, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { icons } from '../../../ui/tokens.ts';
import { browserTimeZone } from '../../../lib/intl.ts';
import type { BlogCard_PostFragment } from '../../../generated/graphql.ts';
import classes from './BlogCard.module.css';
import { BlogThumbnail } from './BlogThumbnail.tsx';
import { formatPublished } from './published.ts';
import { texts } from './texts.ts';

/** Matches paths of this site; two slashes would lead to another host. */
const isPath = (link: string): boolean => /^\/(?![/\\])/u.test(link);

/** One post of the feed. The feed is untrusted: links other than paths of this site and http(s) are dropped. */
export function BlogCard({ post, isFirst }: { post: BlogCard_PostFragment; isFirst: boolean }) {
  const { title, link, thumbnail, publishedAt } = post;
  return (
    <article className={classes.card} data-first={isFirst || undefined}>
      <div className={classes.picture}>
        <BlogThumbnail key={thumbnail} source={thumbnail ?? null} isFirst={isFirst} />
      </div>
      <div>
        <Title order={2} className={classes.title}>
          <PostLink link={link}>{title}</PostLink>
        </Title>
        <Text component="time" dateTime={publishedAt} size="sm" c="dimmed">
          {formatPublished(publishedAt, browserTimeZone())}
        </Text>
      </div>
    </article>
  );
}

function PostLink({ link, children }: { link: string; children: ReactNode }) {
  if (isPath(link))
    return (
      <Link to={link} className={classes.link}>
        {children}
      </Link>
    );
  if (!/^https?:\/\//iu.test(link)) return children;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={classes.link}>
      {children}
      <IconExternalLink {...icons.md} />
      <VisuallyHidden>{texts.opensNewTab}</VisuallyHidden>
    </a>
  );
}
