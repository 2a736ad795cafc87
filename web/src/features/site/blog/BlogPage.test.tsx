import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BlogPageDocument } from '../../../generated/graphql.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { BlogPage } from './BlogPage.tsx';
import { formatPublished } from './published.ts';

const renderBlog = () =>
  renderRoutes(
    [
      { path: '/blog', element: <BlogPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/blog',
  );

const post = (overrides: object = {}) => ({
  title: 'Silence is not safety',
  link: '/blog/silence-is-not-safety',
  thumbnail: '/blog/silence-is-not-safety.svg' as string | null,
  publishedAt: '2026-11-05T09:00:00.000Z',
  ...overrides,
});
const announce = (...posts: ReturnType<typeof post>[]) =>
  answer(BlogPageDocument, { blog: { posts } });
const picture = () => screen.getByRole('article').querySelector('img');

describe('BlogPage', () => {
  it('shows posts with picture, title and day, in the order of the feed', async () => {
    announce(post({ title: 'Newest' }), post({ title: 'Older', link: 'https://other.test/older' }));
    renderBlog();
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
    const [newest, older] = screen.getAllByRole('article');
    expect(within(newest!).getByRole('link', { name: 'Newest' })).toHaveAttribute(
      'href',
      '/blog/silence-is-not-safety',
    );
    expect(within(newest!).getByText('05/11/2026')).toBeVisible();
    expect(newest!.querySelector('img')).toHaveAttribute('src', '/blog/silence-is-not-safety.svg');
    expect(within(older!).getByRole('link', { name: /^Older/u })).toBeVisible();
  });

  it('links to posts of this site', async () => {
    announce(post());
    const { user, address } = renderBlog();
    await user.click(await screen.findByRole('link', { name: 'Silence is not safety' }));
    expect(address()).toBe('/blog/silence-is-not-safety');
  });

  it('opens external posts without a referrer', async () => {
    announce(post({ link: 'https://other.test/1', thumbnail: 'https://other.test/1.png' }));
    renderBlog();
    const link = await screen.findByRole('link', { name: /opens in a new tab/u });
    expect(link).toHaveAttribute('href', 'https://other.test/1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toMatch(/noopener/u);
    expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//other.test/1', '/\\other.test'])(
    'does not link to %j',
    async (link) => {
      announce(post({ link }));
      renderBlog();
      expect(await screen.findByText('Silence is not safety')).toBeVisible();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it('shows markup in a title as text', async () => {
    announce(post({ title: '<img src=x onerror=alert(1)>' }));
    renderBlog();
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });

  it('shows a default picture if that of a post is missing or broken', async () => {
    announce(post());
    renderBlog();
    await screen.findByRole('article');
    fireEvent.error(picture()!);
    await waitFor(() => expect(picture()).toBeNull());
    expect(screen.getByRole('article').querySelector('svg')).not.toBeNull();
  });
});

it('BlogPage shows placeholders while posts are loading', () => {
  answer(BlogPageDocument, { blog: { posts: [] } }, { delay: 'infinite' });
  renderBlog();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

it('BlogPage links to the guide if there are no posts', async () => {
  announce();
  renderBlog();
  expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get the guide' })).toHaveAttribute('href', '/guide');
});

it('BlogPage loads posts again on “Try again”', async () => {
  loseConnection(BlogPageDocument);
  const { user } = renderBlog();
  expect(await screen.findByText('The posts could not be loaded.')).toBeVisible();
  announce(post());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Silence is not safety' })).toBeVisible();
});

it('formatPublished formats the day in its time zone as dd/MM/yyyy', () => {
  expect(formatPublished('2026-03-04T20:00:00.000Z', 'Asia/Singapore')).toBe('05/03/2026');
});
