import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ChangeRoleDialogDocument,
  InviteDialogDocument,
  MembersPageDocument,
  RemoveMemberDialogDocument,
  RenameMemberDocument,
  RenameSelfDocument,
  ResendInvitationDocument,
  WithdrawInvitationDocument,
  TransferOwnershipDialogDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { loseConnection, refuse } from '../../../testing/server.ts';
import { aMember, anInvitation, anna, answerMembers, renderMembers } from './members.factory.tsx';

const ben = aMember();
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('members of a company', () => {
  it('are listed with role, join date and last sign-in; the viewer is marked', async () => {
    answerMembers([anna, ben], [anInvitation()]);
    renderMembers();
    const own = await rowOf(/^anna@acme\.test/u);
    expect(own.getByText('You')).toBeVisible();
    expect(own.getAllByText('Owner').at(-1)).toBeVisible();
    const other = await rowOf(/^ben@acme\.test/u);
    expect(other.getAllByText('Safety officer').at(-1)).toBeVisible();
    expect(other.getAllByText('Never').at(-1)).toBeVisible();
    expect(other.queryByText('You')).toBeNull();
    expect(screen.getByText('2 members, 1 open invitation')).toBeVisible();
  });

  it('show their names above their addresses', async () => {
    answerMembers([anna, aMember({ name: 'Ben Ong' })], [anInvitation({ name: 'Cara Ng' })]);
    renderMembers();
    expect((await rowOf(/^Ben Ong/u)).getByText('ben@acme.test')).toBeVisible();
    expect((await rowOf(/^Cara Ng/u)).getByText('cara@acme.test')).toBeVisible();
  });

  it('include an only owner whose role cannot change', async () => {
    answerMembers([anna, ben]);
    renderMembers();
    const own = await rowOf(/^anna@acme\.test/u);
    expect(own.getAllByText(/^The only owner\. A company always needs one/u).at(-1)).toBeVisible();
    expect(own.getAllByRole('button')).toHaveLength(1);
  });

  it('are read-only without permission', async () => {
    answerMembers([anna, ben], [anInvitation()]);
    renderMembers(['member:read']);
    await rowOf(/^ben@acme\.test/u);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByText('You are the only owner')).toBeNull();
  });

  it('load again on “Try again”', async () => {
    loseConnection(MembersPageDocument);
    const { user } = renderMembers();
    expect(await screen.findByText('The members could not be loaded.')).toBeVisible();
    answerMembers([anna]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There are no open invitations.')).toBeVisible();
  });
});

describe('inviting a member', () => {
  it('requires an address and a role, and lists the invitation', async () => {
    const invitations: ReturnType<typeof anInvitation>[] = [];
    answerMembers([anna, aMember({ role: 'OWNER' })], invitations);
    const { user } = renderMembers();
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    const form = within(await screen.findByRole('dialog', { name: 'Invite a member' }));
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(form.getByText('Please enter an email address')).toBeVisible();
    expect(form.getByText('Please choose a role')).toBeVisible();
    await user.type(form.getByLabelText(/^Email/u), ' cara@acme.test');
    await user.type(form.getByLabelText('Name (optional)'), ' Cara Ng');
    await user.click(form.getByRole('radio', { name: 'Viewer' }));
    refuse(InviteDialogDocument, {
      code: 'BAD_USER_INPUT',
      message: 'cara@acme.test is already a member',
      fields: [{ field: 'email', message: 'cara@acme.test is already a member' }],
    });
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText('cara@acme.test is already a member')).toBeVisible();
    const sent = loseOnce(InviteDialogDocument, () => {
      invitations.push(anInvitation());
      return { inviteMember: invitations[0]! };
    });
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent to cara@acme.test')).toBeVisible();
    expect(sent).toEqual([{ input: { email: 'cara@acme.test', name: 'Cara Ng', role: 'VIEWER' } }]);
    expect(await screen.findByRole('row', { name: /^cara@acme\.test/u })).toBeVisible();
  });

  it('offers a sole owner to invite a second one', async () => {
    answerMembers([anna]);
    const { user } = renderMembers();
    await user.click(await screen.findByRole('button', { name: 'Invite a second owner' }));
    const form = within(await screen.findByRole('dialog', { name: 'Invite a member' }));
    expect(form.getByRole('radio', { name: 'Owner' })).toBeChecked();
  });

  it('opens at once from the hint on the insights page', async () => {
    answerMembers([anna]);
    const { user, address } = renderMembers(undefined, '?invite=owner');
    const form = within(await screen.findByRole('dialog', { name: 'Invite a member' }));
    expect(form.getByRole('radio', { name: 'Owner' })).toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/dashboard/acme/members'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not offered again if a second owner is invited', async () => {
    answerMembers([anna], [anInvitation({ role: 'OWNER' })]);
    renderMembers();
    await rowOf(/^cara@acme\.test/u);
    expect(screen.queryByText('You are the only owner')).toBeNull();
  });
});

describe('an open invitation', () => {
  it('says if somebody added by the identity provider still has to consent', async () => {
    answerMembers([anna], [anInvitation({ provisionedId: 'okta-17', invitedBy: null })]);
    renderMembers();
    expect(
      await screen.findByText(
        /added by your identity provider .*Waiting for consent, because the address has an account at another company\./,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/, invited /)).toBeNull();
  });

  it('can be sent again, and withdrawn', async () => {
    const invitations = [anInvitation()];
    answerMembers([anna], invitations);
    const resent = loseOnce(ResendInvitationDocument, { resendInvitation: invitations[0]! });
    const { user } = renderMembers();
    const press = async (name: RegExp) =>
      user.click((await screen.findAllByRole('button', { name })).at(-1)!);
    await press(/^Send the invitation to cara@acme\.test again$/u);
    expect(await screen.findByText('Invitation sent to cara@acme.test again')).toBeVisible();
    const { id } = invitations[0]!;
    const taken = loseOnce(WithdrawInvitationDocument, () => {
      invitations.pop();
      return { withdrawInvitation: { id } };
    });
    await press(/^Withdraw the invitation of cara@acme\.test$/u);
    expect(await screen.findByText('There are no open invitations.')).toBeVisible();
    expect([resent, taken]).toEqual([[{ id }], [{ id }]]);
  });
});

describe('actions of an owner on a member', () => {
  const choose = async (item: string) => {
    const rendered = renderMembers();
    await rendered.user.click(
      await screen.findByRole('button', { name: 'Actions for ben@acme.test' }),
    );
    await rendered.user.click(await screen.findByRole('menuitem', { name: item }));
    return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
  };

  it('changes the name, and says why one is refused', async () => {
    const members = [anna, ben];
    answerMembers(members);
    const { user, dialog } = await choose('Change name');
    await user.type(dialog.getByLabelText('Name'), ' a@b ');
    const problem = 'Please enter a name, not an email address';
    refuse(RenameMemberDocument, {
      code: 'BAD_USER_INPUT',
      message: problem,
      fields: [{ field: 'name', message: problem }],
    });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(problem)).toBeVisible();
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), ' Ben Ong ');
    const sent = loseOnce(RenameMemberDocument, () => {
      members[1] = { ...ben, name: 'Ben Ong' };
      return { updateMemberName: members[1] };
    });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The name is now Ben Ong')).toBeVisible();
    expect(sent).toEqual([{ input: { id: ben.id, name: 'Ben Ong' } }]);
    expect(await screen.findByRole('row', { name: /^Ben Ong/u })).toBeVisible();
  });

  it('changes and removes the own name, also of an only owner', async () => {
    const named = { ...anna, name: 'Anna Koh' };
    answerMembers([named, ben]);
    const { user } = renderMembers();
    await user.click(await screen.findByRole('button', { name: 'Actions for anna@acme.test' }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    await user.click(screen.getByRole('menuitem', { name: 'Change name' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your name' }));
    await user.clear(dialog.getByLabelText('Name'));
    const sent = loseOnce(RenameSelfDocument, { updateOwnName: anna });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name removed')).toBeVisible();
    expect(sent).toEqual([{ input: { name: null } }]);
  });

  it('changes the role', async () => {
    answerMembers([anna, ben]);
    const sent = loseOnce(ChangeRoleDialogDocument, {
      updateMemberRole: { ...ben, role: 'AUDITOR' },
    });
    const { user, dialog } = await choose('Change role');
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Auditor' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('ben@acme.test is now auditor')).toBeVisible();
    expect(sent).toEqual([{ input: { id: ben.id, role: 'AUDITOR' } }]);
  });

  it('transfers the ownership after an explanation', async () => {
    answerMembers([anna, ben]);
    const sent = loseOnce(TransferOwnershipDialogDocument, { transferOwnership: [ben, anna] });
    const { user, dialog } = await choose('Transfer ownership');
    expect(dialog.getByText(/^ben@acme\.test becomes an owner\. You become/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Transfer ownership' }));
    expect(await screen.findByText(/^ben@acme\.test is now an owner/u)).toBeVisible();
    expect(sent).toEqual([{ id: ben.id }]);
  });

  it('removes a member after confirmation', async () => {
    const members = [anna, ben];
    answerMembers(members);
    const { user, dialog } = await choose('Remove');
    refuse(RemoveMemberDialogDocument, { code: 'CONFLICT', message: 'A company needs an owner' });
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('A company needs an owner')).toBeVisible();
    const sent = loseOnce(RemoveMemberDialogDocument, () => {
      members.pop();
      return { removeMember: { removedMemberId: ben.id } };
    });
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('ben@acme.test removed')).toBeVisible();
    expect(sent).toEqual([{ id: ben.id }]);
    await waitFor(() => expect(screen.queryByRole('row', { name: /^ben@/u })).toBeNull());
  });
});
