import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aFollowUp } from '../../cases/follow-up/follow-up.factory.tsx';
import type { PersonFollowUp } from './follow-up-states.ts';
import { announce, announceFollowUps, render } from './person.factory.tsx';

const notice = {
  id: '01900000-0000-7000-8000-00000000d001',
  kind: 'EXPOSURE' as const,
  state: 'READ' as const,
  detail: 'DAY' as const,
  subject: 'A message from Acme',
  text: 'You may have been near somebody.',
  sentAt: '2026-03-09T01:00:00.000Z',
  deliveredAt: '2026-03-09T01:01:00.000Z',
  readAt: '2026-03-09T02:00:00.000Z',
};

const aReleased = (notices: PersonFollowUp['notices']) =>
  aFollowUp({ state: 'RELEASED', nextStep: null, dueAt: null, notices });

describe('notices to a person', () => {
  it('are listed with disease, text and delivery, also after the follow-up', async () => {
    announce();
    const asked = announceFollowUps([
      aReleased([
        notice,
        { ...notice, id: 'n2', state: 'FAILED', deliveredAt: null, readAt: null },
        { ...notice, id: 'n3', state: 'QUEUED', deliveredAt: null, readAt: null },
      ]),
    ]);
    render();
    const notices = within(await screen.findByRole('region', { name: 'Notices' }));
    expect(notices.getByText('COVID-19')).toBeVisible();
    const [read, failed, queued] = notices.getAllByRole('listitem');
    expect(read).toHaveTextContent(/Sent .*, mailed .*, read .*A message from Acme/u);
    expect(failed).toHaveTextContent(/Email failed/u);
    expect(queued).toHaveTextContent(/Notice waits to be mailed/u);
    expect(asked).toEqual([{ employeeId: '01900000-0000-7000-8000-000000000777' }]);
    expect(screen.queryByRole('region', { name: 'Follow-up' })).toBeNull();
  });

  it('are hidden if there are none', async () => {
    announce();
    announceFollowUps([aReleased([])]);
    render();
    await screen.findByRole('heading', { name: 'Status history' });
    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  });
});
