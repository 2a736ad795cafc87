import { screen } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderRoutes } from '../../../testing/render.tsx';
import { ArticlePage } from './ArticlePage.tsx';
import { articles } from './articles.ts';
import { readingMinutes } from './article.ts';

const expected = {
  'silence-is-not-safety': 'Silence is not safety',
  'fifteen-minutes': 'Why fifteen minutes',
  'the-first-hour': 'The first hour of a bad day',
  'rooms-that-breathe': 'Rooms that breathe',
  'who-may-know': 'Who may know',
  'cameras-without-faces': 'Cameras without faces',
};

it('ships six posts with the slugs of the feed', () => {
  expect(Object.fromEntries(articles.map(({ slug, title }) => [slug, title]))).toEqual(expected);
});

describe.each(articles.map((article) => [article.title, article] as const))('%s', (_, article) => {
  const words = article.sections
    .flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points])
    .join(' ')
    .split(/\s+/u).length;

  it('takes minutes to read, and has a drawing and a picture for the feed', () => {
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(600);
    expect(readingMinutes(article)).toBeGreaterThanOrEqual(2);
    expect(article.sections.filter(({ figure }) => figure)).toHaveLength(1);
    expect(
      existsSync(join(import.meta.dirname, `../../../../public/blog/${article.slug}.svg`)),
    ).toBe(true);
  });

  it('shows the whole article, with links back and to the next', () => {
    const index = articles.indexOf(article);
    renderRoutes([{ path: '*', element: <ArticlePage article={article} /> }], '/');
    expect(screen.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    expect(document.title).toBe(`${article.title} · VisionCloud`);
    for (const { heading, paragraphs, points = [], figure } of article.sections) {
      if (heading) expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      for (const text of [...paragraphs, ...points]) expect(screen.getByText(text)).toBeVisible();
      if (figure) expect(screen.getByText(figure.caption)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    const next = articles[(index + 1) % articles.length]!;
    expect(screen.getByRole('link', { name: new RegExp(next.title, 'u') })).toHaveAttribute(
      'href',
      `/blog/${next.slug}`,
    );
  });
});
