import { CombinedGraphQLErrors } from '@apollo/client';
import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { FormDialog } from './FormDialog.tsx';
import { useGatewayForm } from './use-gateway-form.ts';

const refusal = (field: string, message: string) =>
  new CombinedGraphQLErrors({
    errors: [{ message, extensions: { code: 'BAD_USER_INPUT', fields: [{ field, message }] } }],
  });

interface FormProps {
  send: (values: { name: string }) => Promise<unknown>;
  onClose?: () => void;
}

function Form({ send }: FormProps) {
  const { form, submit } = useGatewayForm({
    initialValues: { name: 'Reception' },
    fieldNames: { roomName: 'name' },
    toSaved: ({ name }) => ({ name: name.trim() }),
    send,
  });
  return (
    <form onSubmit={submit}>
      <TextInput label="Name" {...form.getInputProps('name')} />
      <button type="submit" disabled={form.submitting}>
        Save
      </button>
      <button type="button" onClick={form.reset}>
        Cancel
      </button>
    </form>
  );
}

const renderForm = (send: FormProps['send']) =>
  renderScreen(<Form send={send} />, { path: '/', at: '/' });

const renderDialog = (send: FormProps['send']) => {
  const onClose = vi.fn<() => void>();
  const rendered = renderScreen(
    <FormDialog opened onClose={onClose} title="Room">
      <Form send={send} />
    </FormDialog>,
    { path: '/', at: '/' },
  );
  return { ...rendered, onClose };
};

const name = () => screen.getByLabelText('Name');
const save = () => screen.getByRole('button', { name: 'Save' });

describe('useGatewayForm', () => {
  it('shows an error of the gateway at the field that it names otherwise', async () => {
    const { user } = renderForm(() => Promise.reject(refusal('roomName', 'Taken')));
    await user.click(save());
    expect(await screen.findByText('Taken')).toBeVisible();
    expect(name()).toBeInvalid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows an error of a field that the form lacks as an alert', async () => {
    const { user } = renderForm(() => Promise.reject(refusal('planId', 'This plan has ended')));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('This plan has ended');
  });

  it('keeps what was entered and can be sent again after a lost connection', async () => {
    const send = vi.fn<FormProps['send']>().mockRejectedValueOnce(new Error('Failed to fetch'));
    send.mockResolvedValueOnce(undefined);
    const { user } = renderForm(send);
    await user.type(name(), ' 2');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await user.click(save());
    expect(send.mock.calls).toStrictEqual([[{ name: 'Reception 2' }], [{ name: 'Reception 2' }]]);
  });

  it('disables the button until the gateway has answered', async () => {
    const answer = Promise.withResolvers<void>();
    const { user } = renderForm(() => answer.promise);
    await user.click(save());
    expect(save()).toBeDisabled();
    answer.resolve();
    await vi.waitFor(() => expect(save()).toBeEnabled());
  });

  it('cancelling returns to the values that were saved last', async () => {
    const { user } = renderForm(() => Promise.resolve());
    await user.type(name(), ' 2 ');
    await user.click(save());
    await vi.waitFor(() => expect(name()).toHaveValue('Reception 2'));
    await user.type(name(), ', left');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(name()).toHaveValue('Reception 2');
  });

  it('asks before a dialog discards what was entered, until it is saved', async () => {
    const { user, onClose } = renderDialog(() => Promise.resolve());
    await user.type(name(), ' 2');
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await user.click(save());
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
