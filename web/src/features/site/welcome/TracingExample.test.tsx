import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TracingExampleDocument } from '../../../generated/graphql.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { exampleDay } from './example.factory.ts';
import { TracingExample } from './TracingExample.tsx';

const renderExample = () => renderRoutes([{ path: '*', element: <TracingExample /> }], '/');

/** Returns an example in which Ana reaches three people and everybody else nobody; at 30 minutes nobody is reached. */
const announce = () =>
  answer(TracingExampleDocument, ({ person, threshold }) => ({
    tracingExample: person === 1 && threshold < 30 ? exampleDay : { ...exampleDay, exposures: [] },
  }));

const people = () => screen.getByRole('list', { name: 'People to inform' });

describe('TracingExample', () => {
  it('summarizes the trace, and lists people in the order of exposure', async () => {
    const asked = announce();
    renderExample();
    expect(
      await screen.findByText('Ana falls ill: 3 people to inform, the first exposed at 09:20'),
    ).toBeVisible();
    expect(asked).toEqual([{ person: 1, threshold: 15 }]);
    expect(
      within(people())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Level 1Ben, exposed 09:20 with Ana since 09:05',
      'Level 2Cleo, exposed 11:00 with Ben in several meetings since 10:00',
      'Level 3Dev, exposed 12:25 with Cleo since 12:10',
    ]);
  });

  it('traces another person, also by keyboard', async () => {
    const asked = announce();
    const { user } = renderExample();
    const choice = within(await screen.findByRole('group', { name: 'Who falls ill?' }));
    expect(choice.getByLabelText(/^Ana/u)).toBeChecked();
    choice.getByLabelText(/^Ana/u).focus();
    await user.keyboard('{ArrowDown}');
    expect(choice.getByLabelText(/^Ben/u)).toBeChecked();
    expect(
      await screen.findByText('Ben falls ill: nobody to inform, no contact reached 15 minutes'),
    ).toBeVisible();
    expect(asked.at(-1)).toEqual({ person: 2, threshold: 15 });
  });

  it('traces with another threshold', async () => {
    announce();
    const { user } = renderExample();
    const choice = within(await screen.findByRole('radiogroup', { name: 'A contact counts from' }));
    await user.click(choice.getByLabelText('30 minutes'));
    expect(
      await screen.findByText('Ana falls ill: nobody to inform, no contact reached 30 minutes'),
    ).toBeVisible();
    await user.click(choice.getByLabelText('5 minutes'));
    expect(await screen.findByText(/3 people to inform/u)).toBeVisible();
  });

  it('draws a lane for each person, and a mark for each exposure', async () => {
    announce();
    const { container } = renderExample();
    await screen.findByRole('group');
    const marks = [...container.querySelectorAll('svg svg')].map((mark) =>
      mark.getAttribute('data-level'),
    );
    expect(marks).toHaveLength(4);
    expect(new Set(marks)).toEqual(new Set(['0', '1', '2', '3']));
    // 09:20 of a day from 08:00 to 17:00
    expect(container.querySelector('svg svg[data-level="1"]')).toHaveAttribute(
      'x',
      `${(80 / 540) * 100}%`,
    );
    expect(container.querySelectorAll('g[data-level]')).toHaveLength(4);
  });

  it('shows a placeholder while loading', () => {
    answer(TracingExampleDocument, { tracingExample: exampleDay }, { delay: 'infinite' });
    renderExample();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('loads again on “Try again” after a failure, without an alert', async () => {
    loseConnection(TracingExampleDocument);
    const { user } = renderExample();
    expect(await screen.findByText('The example could not be loaded')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    announce();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/3 people to inform/u)).toBeVisible();
  });

  it('keeps the previous trace if the next one fails', async () => {
    announce();
    const { user } = renderExample();
    await screen.findByText(/3 people to inform/u);
    loseConnection(TracingExampleDocument);
    await user.click(screen.getByLabelText(/^Cleo/u));
    expect(await screen.findByText('This choice could not be traced.')).toBeVisible();
    expect(screen.getByText(/Ana falls ill/u)).toBeVisible();
    announce();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText(/Cleo falls ill: nobody/u)).toBeVisible());
    expect(screen.queryByText('This choice could not be traced.')).toBeNull();
  });
});
