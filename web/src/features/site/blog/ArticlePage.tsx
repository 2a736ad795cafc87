import { BackLink } from '../../../ui/BackLink.tsx';
import { Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { icons } from '../../../ui/tokens.ts';
import { paths } from '../../../lib/paths.ts';
import { readingMinutes, type Article } from './article.ts';
import classes from './ArticlePage.module.css';
import { articles } from './articles.ts';
import { texts } from './texts.ts';

/** One post, with a link to the next. */
export function ArticlePage({ article }: { article: Article }) {
  const { title, summary, sections } = article;
  const next = articles[(articles.indexOf(article) + 1) % articles.length];
  return (
    <article className={classes.article}>
      <title>{texts.documentTitle(title)}</title>
      <meta name="description" content={summary} />
      <BackLink to={paths.blog}>{texts.blog}</BackLink>
      <Title order={1} fz={{ base: 32, sm: 42 }} lh={1.15} lts="-0.025em">
        {title}
      </Title>
      <Text mt={12} c="dimmed" fz="1.25rem" lh={1.5} style={{ textWrap: 'balance' }}>
        {summary}
      </Text>
      <Text size="sm" c="dimmed" mt="md">
        {texts.readingTime(readingMinutes(article))}
      </Text>
      {sections.map(({ heading, paragraphs, points, figure }, index) => (
        <section key={heading ?? index} className={classes.section}>
          {heading !== undefined && (
            <Title order={2} fz={24} lh={1.3}>
              {heading}
            </Title>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {figure && (
            <figure className={classes.figure}>
              <figure.Drawing />
              <figcaption>{figure.caption}</figcaption>
            </figure>
          )}
        </section>
      ))}
      {next && (
        <Link to={paths.article(next.slug)} className={classes.next}>
          <span>
            <Text span size="sm" c="dimmed">
              {texts.readNext}
            </Text>
            <span className={classes.nextTitle}>{next.title}</span>
          </span>
          <IconArrowRight {...icons.xl} />
        </Link>
      )}
    </article>
  );
}
