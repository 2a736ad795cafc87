import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render.tsx';
import { PersonAvatar } from './PersonAvatar.tsx';

const show = (photo: string | null) =>
  renderScreen(<PersonAvatar name="Anna Li" photo={photo} size={32} />, { path: '/', at: '/' });

it('shows the photo once it is visible, in the space reserved for it', () => {
  const { container } = show('/photos/a1');
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/photos/a1');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '32');
  expect(image).toHaveAttribute('height', '32');
  expect(image).toHaveAttribute('alt', '');
});

it('shows the initials of somebody without a photo', () => {
  show(null);
  expect(screen.getByText('AL')).toBeInTheDocument();
});

it('shows the initials if the photo cannot be loaded', async () => {
  const { container } = show('/photos/gone');
  expect(screen.queryByText('AL')).toBeNull();
  fireEvent.error(container.querySelector('img')!);
  expect(await screen.findByText('AL')).toBeInTheDocument();
});
