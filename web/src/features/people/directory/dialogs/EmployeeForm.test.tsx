import { CombinedGraphQLErrors } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render.tsx';
import { EmployeeForm } from './EmployeeForm.tsx';
import type { EmployeeFormValues } from './employee-rules.ts';

const filled: EmployeeFormValues = {
  code: 'E7',
  name: 'Anna Li',
  email: 'anna@acme.com',
  callingCode: '+65',
  phone: '81234567',
  designation: '',
  department: 'Sales',
  gender: '',
  dateOfBirth: '',
  password: '123456',
  isPositive: false,
  positiveDate: '',
  isDateUnknown: false,
};
const empty: EmployeeFormValues = {
  ...filled,
  code: '',
  name: '',
  email: '',
  callingCode: '',
  phone: '',
  department: '',
};

const renderForm = (purpose: 'add' | 'edit', initialValues: EmployeeFormValues) => {
  const submit = vi.fn<(values: EmployeeFormValues) => Promise<void>>(() => Promise.resolve());
  const rendered = renderScreen(
    <EmployeeForm
      purpose={purpose}
      initialValues={initialValues}
      departments={['Sales', 'Kitchen']}
      today="2026-03-05"
      onSave={submit}
      onCancel={() => undefined}
    />,
    { path: '/', at: '/' },
  );
  return { ...rendered, submit };
};

const field = (label: string) => screen.getByLabelText(label, { exact: false, selector: 'input' });
const send = () => screen.getByRole('button', { name: /Add employee|Save/u });

describe('validation of a new employee', () => {
  it.each([
    ['Name', 'Please enter name'],
    ['Employee ID', 'Please enter employee id'],
    ['Email', 'Please enter email address'],
    ['Phone', 'Please enter phone number'],
    ['Department', 'Please enter department'],
  ])('shows an error if %s is left empty or cleared', async (label, message) => {
    const { user } = renderForm('add', empty);
    await user.click(field(label));
    await user.tab();
    expect(screen.getByText(message)).toBeVisible();
    await user.type(field(label), '1');
    expect(screen.queryByText(message)).toBeNull();
    await user.clear(field(label));
    expect(screen.getByText(message)).toBeVisible();
  });

  it.each([
    ['Name', 'Anna2', 'Only alphabet accepted.'],
    ['Name', 'Anna & Lisa', 'Only alphabet accepted.'],
    ['Email', 'anna@acme', 'Please enter valid email address'],
    ['Phone', '8123x4567', 'Only numbers accepted.'],
    ['Phone', '+49 30 1234567', 'The number begins with +49, but the country code is +65'],
    ['Phone', '81234', 'Minimum 6 digit required.'],
    ['Phone', '12345678901234', 'At most 13 digits'],
    ['Code', '65x', 'Please enter a valid country code'],
    ['Password', '12345', 'Password should be 6 digits'],
    ['Password', '12345a', 'Password should be 6 digits'],
  ])('shows an error for the %s %j while the user types', async (label, text, message) => {
    const { user } = renderForm('add', {
      ...filled,
      [label === 'Code' ? 'callingCode' : label.toLowerCase()]: '',
    });
    await user.type(field(label), text);
    expect(screen.getByText(message)).toBeVisible();
    expect(send()).toBeDisabled();
  });

  it.each(['Zoë 李', "Renée O'Brien-Müller", 'J. R. O’Neil'])(
    'accepts the name %j',
    async (name) => {
      const { user, submit } = renderForm('add', { ...filled, name: '' });
      await user.type(field('Name'), name);
      await user.click(send());
      await waitFor(() => expect(submit).toHaveBeenCalledOnce());
      expect(submit.mock.calls[0]?.[0].name).toBe(name);
    },
  );

  it('moves the country code of a pasted number into its own field', async () => {
    const { user, submit } = renderForm('add', { ...filled, callingCode: '', phone: '' });
    await user.click(field('Phone'));
    await user.paste('+49 30 1234567');
    expect(field('Phone')).toHaveValue('+49 30 1234567');
    await user.tab();
    expect(field('Code')).toHaveValue('+49');
    expect(field('Phone')).toHaveValue('301234567');
    await user.click(send());
    expect(submit).toHaveBeenCalledWith({ ...filled, callingCode: '+49', phone: '301234567' });
  });

  it('shows that number and country code disagree, even if the code changed last', async () => {
    const { user } = renderForm('add', { ...filled, phone: '' });
    const message = 'The number begins with +49, but the country code is +65';
    await user.type(field('Phone'), '+49 30 1234567');
    await user.tab();
    expect(screen.getByText(message)).toBeVisible();
    expect(send()).toBeDisabled();
    await user.clear(field('Code'));
    await user.type(field('Code'), '+49');
    await user.tab();
    expect(screen.queryByText(message)).toBeNull();
    expect(field('Phone')).toHaveValue('301234567');
    expect(send()).toBeEnabled();
  });

  it('accepts an empty phone number while the country code is being entered', async () => {
    const { user } = renderForm('add', { ...filled, callingCode: '', phone: '' });
    await user.type(field('Code'), '+65');
    await user.tab();
    expect(screen.queryByText('Please enter phone number')).toBeNull();
  });

  it('shows an error if the password is cleared', async () => {
    const { user } = renderForm('add', filled);
    await user.clear(field('Password'));
    expect(screen.getByText('Please enter password')).toBeVisible();
    expect(send()).toBeDisabled();
  });

  it.each(['code', 'name', 'email', 'phone', 'department', 'password'] as const)(
    'submits nothing without %s',
    (name) => {
      renderForm('add', { ...filled, [name]: '' });
      expect(send()).toBeDisabled();
    },
  );

  it('does not require designation, gender or date of birth', async () => {
    const { user, submit } = renderForm('add', filled);
    await user.click(send());
    expect(submit).toHaveBeenCalledWith(filled);
  });

  it('generates another password of six digits', async () => {
    const { user } = renderForm('add', filled);
    await user.click(screen.getByRole('button', { name: 'Generate a password' }));
    expect((field('Password') as HTMLInputElement).value).toMatch(/^\d{6}$/u);
  });

  it('copies the password', async () => {
    const { user } = renderForm('add', filled);
    await user.click(screen.getByRole('button', { name: 'Copy password' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('123456');
  });

  it('copies the password without the clipboard API, which needs TLS', async () => {
    const { user } = renderForm('add', filled);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const execCommand = vi.fn<(command: string) => boolean>(() => true);
    document.execCommand = execCommand;
    await user.click(screen.getByRole('button', { name: 'Copy password' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(execCommand).toHaveBeenCalledWith('copy');
  });

  it('accepts a date of birth up to today', async () => {
    const { user, submit } = renderForm('add', filled);
    await user.type(field('Date of birth'), '6/3/2026');
    await user.tab();
    expect(field('Date of birth')).toHaveValue('');
    await user.type(field('Date of birth'), '5/3/2026');
    await user.tab();
    await user.click(send());
    expect(submit.mock.calls[0]?.[0].dateOfBirth).toBe('2026-03-05');
  });

  it('defaults the positive date to today, and accepts an earlier one', async () => {
    const { user, submit } = renderForm('add', filled);
    expect(screen.queryByLabelText('Positive date')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Positive' }));
    expect(field('Positive date')).toHaveValue('5/3/2026');
    await user.click(send());
    expect(submit.mock.calls[0]?.[0]).toMatchObject({
      isPositive: true,
      positiveDate: '2026-03-05',
    });
    await user.clear(field('Positive date'));
    await user.type(field('Positive date'), '4/3/2026');
    await user.tab();
    await user.click(send());
    expect(submit.mock.calls[1]?.[0].positiveDate).toBe('2026-03-04');
    await user.click(screen.getByRole('radio', { name: 'Negative' }));
    expect(screen.queryByLabelText('Positive date')).toBeNull();
  });

  it('saves no date only if it is marked as unknown, and explains the consequence', async () => {
    const { user, submit } = renderForm('edit', { ...filled, password: '' });
    await user.click(screen.getByRole('radio', { name: 'Positive' }));
    const unknown = screen.getByRole('checkbox', { name: 'Not known' });
    expect(unknown).not.toBeChecked();
    await user.click(unknown);
    expect(field('Positive date')).toBeDisabled();
    expect(
      screen.getByText('Without a date, the case counts from today, the day of the report.'),
    ).toBeVisible();
    await user.click(send());
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ isPositive: true, positiveDate: '' });
    await user.click(unknown);
    expect(field('Positive date')).toHaveValue('5/3/2026');
  });

  it('shows an error if the positive date is cleared', () => {
    renderForm('edit', { ...filled, password: '', isPositive: true });
    expect(send()).toBeDisabled();
  });

  it('shows the gateway’s error beside its field until the field changes', async () => {
    const { user, submit } = renderForm('add', filled);
    submit.mockRejectedValueOnce(
      new CombinedGraphQLErrors({
        errors: [
          {
            message: 'Already used',
            extensions: {
              code: 'CONFLICT',
              fields: [{ field: 'email', message: 'This email is taken' }],
            },
          },
        ],
      }),
    );
    await user.click(send());
    expect(await screen.findByText('This email is taken')).toBeVisible();
    await user.type(field('Email'), '.sg');
    expect(screen.queryByText('This email is taken')).toBeNull();
  });
});

describe('validation of an edited employee', () => {
  it('disables id, email and phone, and requires no password', async () => {
    const { user, submit } = renderForm('edit', { ...filled, password: '' });
    expect(field('Employee ID')).toBeDisabled();
    expect(field('Email')).toBeDisabled();
    expect(field('Phone')).toBeDisabled();
    await user.type(field('Name'), ' Tan');
    await user.click(send());
    expect(submit.mock.calls[0]?.[0].name).toBe('Anna Li Tan');
  });

  it('accepts six digits as a new password, or none', async () => {
    const { user } = renderForm('edit', { ...filled, password: '' });
    await user.type(field('New password'), '12');
    expect(screen.getByText('Password should be 6 digits')).toBeVisible();
    await user.clear(field('New password'));
    expect(screen.queryByText('Password should be 6 digits')).toBeNull();
    expect(send()).toBeEnabled();
  });

  it('requires a name of letters and a department', async () => {
    const { user } = renderForm('edit', filled);
    await user.type(field('Name'), '!');
    expect(screen.getByText('Only alphabet accepted.')).toBeVisible();
    await user.clear(field('Department'));
    expect(screen.getByText('Please enter department')).toBeVisible();
    expect(send()).toBeDisabled();
  });
});
