import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderRoutes } from '../testing/render.tsx';
import { CountrySelect } from './CountrySelect.tsx';

const names = { IN: 'India', ID: 'Indonesia', SG: 'Singapore', SE: 'Sweden' };
const countries = Object.entries(names).map(([code, name]) => ({ code, name }));

const renderField = (first = '') => {
  const onBlur = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  function Form() {
    const [country, setCountry] = useState(first);
    return (
      <form onSubmit={onSubmit}>
        <CountrySelect
          countries={countries}
          value={country}
          onChange={setCountry}
          onBlur={onBlur}
          required
        />
        <output>{country}</output>
        <button type="button" onClick={() => setCountry('SE')}>
          Set
        </button>
      </form>
    );
  }
  const { user } = renderRoutes([{ path: '/', Component: Form }], '/');
  return { user, onBlur, onSubmit };
};

const field = () => screen.getByRole('combobox', { name: 'Country' });
const chosen = () => screen.getByRole('status').textContent;
const listed = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the field of a country', () => {
  it('is a closed list before anybody turns to it, and brings nothing of the list', () => {
    renderField('IN');
    expect(field()).toHaveValue('India');
    expect(field()).toHaveAttribute('aria-haspopup', 'listbox');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toBeRequired();
    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
  });

  it('stays the same field, with what is typed, when the list comes', async () => {
    const { user } = renderField();
    const before = field();
    await user.click(before);
    await user.keyboard('indo');
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Country' })).toBeVisible());
    expect(listed()).toEqual(['Indonesia']);
    expect(field()).toBe(before);
    expect(before).toHaveFocus();
    expect(before).toHaveValue('indo');
    await waitFor(() => expect(before).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() =>
      expect(before).toHaveAttribute('aria-controls', screen.getByRole('listbox').id),
    );
  });

  it('takes the country that is clicked', async () => {
    const { user } = renderField();
    await user.click(field());
    await user.click(await screen.findByRole('option', { name: 'Singapore' }));
    expect([chosen(), (field() as HTMLInputElement).value]).toEqual(['SG', 'Singapore']);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('is gone through and chosen from by keys alone', async () => {
    const { user, onSubmit } = renderField();
    await user.tab();
    await user.keyboard('in');
    await screen.findByRole('option', { name: 'India' });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Indonesia' }).id,
    );
    await user.keyboard('{ArrowUp}{Enter}');
    expect(chosen()).toBe('IN');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('listbox')).toBeVisible();
    expect(listed()).toEqual(Object.values(names));
    expect(screen.getByRole('option', { name: 'India' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  it('says when no country is called so', async () => {
    const { user } = renderField();
    await user.type(field(), 'atlantis');
    expect(await screen.findByText('No such country')).toBeVisible();
  });

  it('goes back to what was chosen when it is left', async () => {
    const { user, onBlur } = renderField('IN');
    await user.type(field(), 'x');
    expect(field()).toHaveValue('Indiax');
    await user.tab();
    expect(field()).toHaveValue('India');
    expect(onBlur).toHaveBeenCalledOnce();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('follows a change from outside, and what the browser fills in', async () => {
    const { user } = renderField();
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(field()).toHaveValue('Sweden');
    fireEvent.change(field(), { target: { value: 'singapore' } });
    expect([chosen(), (field() as HTMLInputElement).value]).toEqual(['SG', 'Singapore']);
    fireEvent.change(field(), { target: { value: 'Atlantis' } });
    expect(chosen()).toBe('SG');
  });
});
