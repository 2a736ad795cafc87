import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoutes } from '../testing/render.tsx';
import { ArticleRoute } from './ArticleRoute.tsx';

const renderDoor = (at: string) =>
  renderRoutes([{ path: '/blog/:slug', Component: ArticleRoute }], at);

it('opens on the article of the address', () => {
  renderDoor('/blog/who-may-know');
  expect(screen.getByRole('heading', { level: 1, name: 'Who may know' })).toBeVisible();
});

it('leads on from one article to the next', async () => {
  const { user, address } = renderDoor('/blog/who-may-know');
  await user.click(screen.getByRole('link', { name: /Cameras without faces/u }));
  expect(address()).toBe('/blog/cameras-without-faces');
  expect(screen.getByRole('heading', { level: 1, name: 'Cameras without faces' })).toBeVisible();
});

it('says so where there is none', () => {
  renderDoor('/blog/nothing-of-the-kind');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
