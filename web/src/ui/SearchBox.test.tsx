import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { renderScreen } from '../testing/render.tsx';
import { SearchBox } from './SearchBox.tsx';

/** A page that keeps the search in its address. */
function Page() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <SearchBox
        label="Search"
        placeholder=""
        value={params.get('search') ?? ''}
        onSearch={(search) => setParams({ search })}
      />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
    </>
  );
}

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

describe('SearchBox', () => {
  it('keeps a space that is typed before a pause', async () => {
    const { user, address } = renderScreen(<Page />, { path: '/people', at: '/people' });
    await user.type(screen.getByLabelText('Search'), 'anna ');
    await pause();
    expect(address()).toBe('/people?search=anna');
    await user.type(screen.getByLabelText('Search'), 'schmidt');
    await pause();
    expect(screen.getByLabelText('Search')).toHaveValue('anna schmidt');
    expect(address()).toBe('/people?search=anna+schmidt');
  });

  it('follows the address back and forth', async () => {
    const { user, address } = renderScreen(<Page />, { path: '/people', at: '/people?search=ben' });
    const field = screen.getByLabelText('Search');
    // At once, so that the address never has a part of it.
    fireEvent.change(field, { target: { value: 'anna' } });
    await waitFor(() => expect(address()).toBe('/people?search=anna'));
    await user.click(screen.getByText('Back'));
    await waitFor(() => expect(field).toHaveValue('ben'));
    await user.click(screen.getByText('Forward'));
    await waitFor(() => expect(field).toHaveValue('anna'));
  });
});
