import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aFollowUp, anAct, answerFollowUps, renderFollowUps } from './follow-up.factory.tsx';

const names = [
  { email: 'anna@acme.test', name: 'Anna Koh', role: 'OWNER' as const },
  { email: 'bo@acme.test', name: 'Bo Tan', role: 'SAFETY_OFFICER' as const },
];

describe('names of members in the follow-up', () => {
  it('say who informed the person, with the role, and who is assigned', async () => {
    const informedAt = '2026-01-05T02:00:00.000Z';
    answerFollowUps([
      aFollowUp({
        state: 'IN_QUARANTINE',
        nextStep: 'RELEASE',
        informedAt,
        assignee: 'bo@acme.test',
        acts: [anAct({ kind: 'INFORMED', channel: 'CALL', at: informedAt })],
      }),
    ]);
    renderFollowUps('', names);
    const row = within(await screen.findByRole('row', { name: /Ben Ong/u }));
    expect(row.getAllByText('By phone, by Anna Koh, owner')[0]).toBeInTheDocument();
    expect(row.getAllByText('Assigned to Bo Tan')[0]).toBeInTheDocument();
  });

  it('are those to choose from, whose addresses the filter has', async () => {
    answerFollowUps([aFollowUp()]);
    renderFollowUps('', names);
    const filter = within(await screen.findByLabelText('Assigned to'));
    expect(await filter.findByRole('option', { name: 'Bo Tan' })).toHaveValue('bo@acme.test');
  });
});
