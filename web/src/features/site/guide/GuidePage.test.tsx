import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { GuidePageDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { GuidePage } from './GuidePage.tsx';

const renderGuide = () =>
  renderRoutes(
    [
      { path: '/guide', element: <GuidePage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/guide',
  );

const name = () => screen.getByLabelText('Full Name');
const email = () => screen.getByLabelText('Email');
const phone = () => screen.getByLabelText('Phone');
const submit = () => screen.getByRole('button', { name: 'Submit' });

afterEach(() => sessionStorage.clear());

describe('validation of the guide form', () => {
  it('starts empty, for a student, with the button disabled', () => {
    renderGuide();
    expect(screen.getByRole('heading', { name: 'Get My Free Copy', level: 1 })).toBeVisible();
    for (const field of [name(), email(), phone()]) expect(field).toHaveValue('');
    expect(
      within(screen.getByRole('radiogroup', { name: "I'm a" })).getByLabelText('Student'),
    ).toBeChecked();
    expect(screen.getByLabelText('Professional')).not.toBeChecked();
    expect(submit()).toBeDisabled();
  });

  it('shows an error if the name is left empty or cleared', async () => {
    const { user } = renderGuide();
    await user.click(name());
    await user.tab();
    expect(screen.getByText('Please enter your name')).toBeVisible();
    await user.type(name(), 'Ana');
    expect(screen.queryByText('Please enter your name')).toBeNull();
    await user.clear(name());
    expect(screen.getByText('Please enter your name')).toBeVisible();
  });

  it('accepts names with letters of any alphabet, hyphens and apostrophes', async () => {
    const { user } = renderGuide();
    await user.type(name(), 'Ana 2');
    expect(screen.getByText('Only alphabet accepted.')).toBeVisible();
    await user.clear(name());
    await user.type(name(), 'Åse 李-O’Neil');
    expect(screen.queryByText('Only alphabet accepted.')).toBeNull();
  });

  it('shows no error for an empty email, but for an invalid one', async () => {
    const { user } = renderGuide();
    await user.click(email());
    await user.tab();
    expect(email()).not.toHaveAttribute('aria-invalid', 'true');
    await user.type(email(), 'ana@');
    expect(screen.getByText('Please enter valid email address')).toBeVisible();
    await user.clear(email());
    expect(screen.queryByText('Please enter valid email address')).toBeNull();
  });

  it('accepts common phone number formats', async () => {
    const { user } = renderGuide();
    await user.type(phone(), '81 23x');
    expect(screen.getByText('Only numeric accepted.')).toBeVisible();
    await user.clear(phone());
    await user.type(phone(), '+49 (30) 81-23');
    expect(screen.queryByText('Only numeric accepted.')).toBeNull();
    await user.clear(phone());
    expect(screen.queryByText('Only numeric accepted.')).toBeNull();
  });

  it('disables the button without a valid name and email, whatever the phone number is', async () => {
    const { user } = renderGuide();
    await user.type(name(), 'Ana');
    expect(submit()).toBeDisabled();
    await user.type(email(), 'ana@acme');
    expect(submit()).toBeDisabled();
    await user.type(email(), '.com');
    expect(submit()).toBeEnabled();
    await user.type(phone(), 'none');
    expect(submit()).toBeEnabled();
    await user.type(name(), '1');
    expect(submit()).toBeDisabled();
  });
});

describe('requesting the guide', () => {
  let clicked: MockInstance<HTMLAnchorElement['click']>;
  let warned: MockInstance<typeof console.warn>;
  let downloads: { href: string; download: string }[];

  beforeEach(() => {
    downloads = [];
    warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      downloads.push({ href: new URL(this.href).pathname, download: this.download });
    });
  });
  afterEach(() => {
    clicked.mockRestore();
    warned.mockRestore();
  });

  const fill = async (user: ReturnType<typeof renderGuide>['user']) => {
    await user.type(name(), 'Ana Lim ');
    await user.type(email(), ' ana@acme.com');
    await user.click(screen.getByLabelText('Professional'));
    await user.click(submit());
  };

  it('sends the request, saves the file and shows the thank-you dialog', async () => {
    const asked = loseOnce(GuidePageDocument, {
      requestGuide: { id: '01900000-0000-7000-8000-000000000001' },
    });
    const { user } = renderGuide();
    await user.type(phone(), '81 23');
    await fill(user);
    const dialog = await screen.findByRole('dialog', { name: 'Thank you!' });
    expect(
      within(dialog).getByText('Thank you for your request, our sales team will contact you soon!'),
    ).toBeVisible();
    expect(asked).toEqual([
      { input: { name: 'Ana Lim', email: 'ana@acme.com', phone: '8123', type: 'PROFESSIONAL' } },
    ]);
    expect(downloads).toEqual([
      { href: '/assets/VisionCloud_Guide.pdf', download: 'VisionCloud_Guide.pdf' },
    ]);
  });

  it('leaves out an invalid phone number', async () => {
    const asked = answer(GuidePageDocument, {
      requestGuide: { id: '01900000-0000-7000-8000-000000000001' },
    });
    const { user } = renderGuide();
    await user.type(phone(), '+65 81 ext 2');
    await fill(user);
    await screen.findByRole('dialog');
    expect(asked).toEqual([
      { input: { name: 'Ana Lim', email: 'ana@acme.com', type: 'PROFESSIONAL' } },
    ]);
  });

  it.each(['Ok', 'Close'])('returns home on %s', async (way) => {
    answer(GuidePageDocument, { requestGuide: { id: '01900000-0000-7000-8000-000000000001' } });
    const { user, address } = renderGuide();
    await fill(user);
    await user.click(await screen.findByRole('button', { name: way }));
    expect(address()).toBe('/');
  });

  it('returns home on Escape, with an empty form', async () => {
    const asked = answer(GuidePageDocument, {
      requestGuide: { id: '01900000-0000-7000-8000-000000000001' },
    });
    const { user, address, unmount } = renderGuide();
    await fill(user);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(asked[0]).not.toHaveProperty('input.phone');
    unmount();
    renderGuide();
    expect(name()).toHaveValue('');
  });

  it.each([
    ['a refusal', () => refuse(GuidePageDocument, { code: 'RATE_LIMITED', message: 'Later' })],
    ['a lost connection', () => loseConnection(GuidePageDocument)],
  ])('keeps the values after %s, without a message', async (_what, announce) => {
    announce();
    const { user, unmount } = renderGuide();
    await fill(user);
    await waitFor(() => expect(warned).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Later')).toBeNull();
    expect(downloads).toEqual([]);
    expect(name()).toHaveValue('Ana Lim ');
    // Simulates a reload of the page.
    unmount();
    renderGuide();
    expect(name()).toHaveValue('Ana Lim ');
    expect(email()).toHaveValue('ana@acme.com');
    expect(screen.getByLabelText('Professional')).toBeChecked();
    expect(submit()).toBeEnabled();
  });

  it('ignores invalid stored data', () => {
    sessionStorage.setItem('visioncloud.guideRequest', '{"name":7,"type":"KING"');
    renderGuide();
    expect(name()).toHaveValue('');
  });
});
