import { TextInput } from '@mantine/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { FormDialog } from './FormDialog.tsx';
import { leaveSaved, useUnsavedGuard } from './unsaved-guard.ts';

function Form() {
  const [note, setNote] = useState('');
  useUnsavedGuard(note !== '');
  return <TextInput label="Note" value={note} onChange={(event) => setNote(event.target.value)} />;
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <p>{isOpen ? 'Open' : 'Closed'}</p>
      <FormDialog opened={isOpen} onClose={() => setOpen(false)} title="Add a note">
        <Form />
      </FormDialog>
    </>
  );
}

const renderDialog = () => renderScreen(<Page />, { path: '/', at: '/' });
const question = () => screen.findByRole('dialog', { name: 'Discard what you have entered?' });
const isAskedBeforeUnload = (): boolean => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

it('closes on Escape while nothing has been entered', async () => {
  const { user } = renderDialog();
  await screen.findByLabelText('Note');
  expect(isAskedBeforeUnload()).toBe(false);
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Closed')).toBeInTheDocument();
});

it('asks before Escape or a reload discards what was entered', async () => {
  const { user } = renderDialog();
  await user.type(await screen.findByLabelText('Note'), 'Met her at lunch');
  expect(isAskedBeforeUnload()).toBe(true);
  await user.keyboard('{Escape}');
  await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(screen.getByLabelText('Note')).toHaveValue('Met her at lunch');
  await user.keyboard('{Escape}');
  await question();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(screen.getByText('Open')).toBeInTheDocument();
});

it('discards what was entered once that is confirmed', async () => {
  const { user } = renderDialog();
  await user.type(await screen.findByLabelText('Note'), 'Met her at lunch');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(within(await question()).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Closed')).toBeInTheDocument();
  expect(isAskedBeforeUnload()).toBe(false);
});

const renderPages = (leave: (navigate: ReturnType<typeof useNavigate>) => void) => {
  function Links() {
    const navigate = useNavigate();
    return <button onClick={() => leave(navigate)}>Leave</button>;
  }
  return renderScreen(
    <>
      <Page />
      <Links />
      <Link to="/other">Other page</Link>
      <Link to="?filter=1">Filter</Link>
    </>,
    { path: '/', at: '/' },
  );
};

it('asks before a link discards what was entered', async () => {
  const { user, address } = renderPages((navigate) => void navigate('/other'));
  await user.type(await screen.findByLabelText('Note'), 'Met her at lunch');
  fireEvent.click(screen.getByText('Filter'));
  await waitFor(() => expect(address()).toBe('/?filter=1'));
  fireEvent.click(screen.getByText('Other page'));
  await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe('/?filter=1');
  expect(screen.getByLabelText('Note')).toHaveValue('Met her at lunch');
  fireEvent.click(screen.getByText('Leave'));
  await user.click(within(await question()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe('/other'));
});

it('asks before the back button discards what was entered', async () => {
  const { user, address, back } = renderPages(() => undefined);
  fireEvent.click(await screen.findByText('Filter'));
  await waitFor(() => expect(address()).toBe('/?filter=1'));
  await user.type(await screen.findByLabelText('Note'), 'Met her at lunch');
  back();
  await user.click(within(await question()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe('/'));
});

it('does not ask when what was entered has been saved', async () => {
  const { user, address } = renderPages((navigate) => leaveSaved(() => void navigate('/other')));
  await user.type(await screen.findByLabelText('Note'), 'Met her at lunch');
  fireEvent.click(screen.getByText('Leave'));
  await waitFor(() => expect(address()).toBe('/other'));
});
