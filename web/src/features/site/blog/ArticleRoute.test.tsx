import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoutes } from '../../../testing/render.tsx';
import { ArticleRoute } from './ArticleRoute.tsx';

const renderArticle = (at: string) =>
  renderRoutes([{ path: '/blog/:slug', Component: ArticleRoute }], at);

describe('ArticleRoute', () => {
  it('shows the article that the path names', () => {
    renderArticle('/blog/who-may-know');
    expect(screen.getByRole('heading', { level: 1, name: 'Who may know' })).toBeVisible();
  });

  it('links one article to the next', async () => {
    const { user, address } = renderArticle('/blog/who-may-know');
    await user.click(screen.getByRole('link', { name: /Cameras without faces/u }));
    const heading = { level: 1, name: 'Cameras without faces' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(address()).toBe('/blog/cameras-without-faces');
  });

  it('shows Page not found for an unknown article', () => {
    renderArticle('/blog/nothing-of-the-kind');
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
