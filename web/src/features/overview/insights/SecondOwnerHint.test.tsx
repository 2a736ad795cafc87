import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SecondOwnerHintDocument, type MemberRole } from '../../../generated/graphql.ts';
import { aSession } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { answerInsights, renderInsights } from './insights.factory.tsx';

const rows = (roles: MemberRole[]) =>
  roles.map((role, index) => ({ id: `01900000-0000-7000-8000-00000000000${index}`, role }));
const announce = (members: MemberRole[], invitations: MemberRole[] = []) => {
  answerInsights();
  return answer(SecondOwnerHintDocument, {
    members: rows(members),
    memberInvitations: rows(invitations),
  });
};
const title = 'You are the only owner';
const indicator = () => screen.findByText('Safety Indicator');

describe('hint about a second owner', () => {
  it('links a sole owner to the invitation', async () => {
    announce(['OWNER', 'VIEWER']);
    const { user, address } = renderInsights();
    expect(await screen.findByText(title)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Invite a second owner' }));
    await waitFor(() => expect(address()).toBe('/dashboard/acme/members?invite=owner'));
  });

  it.each<[string, MemberRole[], MemberRole[]]>([
    ['there is a second owner', ['OWNER', 'OWNER'], []],
    ['one is invited', ['OWNER'], ['OWNER']],
  ])('is hidden if %s', async (_, members, invitations) => {
    const asked = announce(members, invitations);
    renderInsights();
    await indicator();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText(title)).toBeNull();
  });

  it('stays hidden once dismissed', async () => {
    const asked = announce(['OWNER']);
    const { user, unmount } = renderInsights();
    await screen.findByText(title);
    await user.click(screen.getByRole('button', { name: 'Dismiss the hint about a second owner' }));
    expect(screen.queryByText(title)).toBeNull();
    unmount();
    renderInsights();
    await indicator();
    expect(asked).toHaveLength(1);
    expect(screen.queryByText(title)).toBeNull();
  });

  it('sends no request for members who cannot invite', async () => {
    const asked = announce(['OWNER']);
    renderInsights('', aSession({}, ['figures:read']));
    await indicator();
    expect(asked).toEqual([]);
  });
});
