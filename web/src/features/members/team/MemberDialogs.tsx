import { Modal } from '@mantine/core';
import { useLastValue } from '../../../ui/use-last-value.ts';
import type { MemberTable_MemberFragment as Member } from '../../../generated/graphql.ts';
import { ChangeRole } from './ChangeRole.tsx';
import { RemoveMember } from './RemoveMember.tsx';
import { texts } from './texts.tsx';
import { TransferOwnership } from './TransferOwnership.tsx';

/** Dialogs that an owner opens for a member. */
export interface MemberAct {
  kind: 'role' | 'transfer' | 'remove';
  member: Member;
}

interface Props {
  /** Null if closed. */
  act: MemberAct | null;
  onClose: () => void;
}

const formatTitle = ({ kind, member: { email, isSelf } }: MemberAct): string => {
  if (kind === 'role') return texts.changeRoleOf(email);
  if (kind === 'transfer') return texts.makeOwnerOf(email);
  return isSelf ? texts.leave : texts.removeOf(email);
};

/** Changes a role, transfers the ownership or removes a member, after explaining what that does. */
export function MemberDialogs({ act, onClose }: Props) {
  const shown = useLastValue(act);
  return (
    <Modal
      opened={act !== null}
      onClose={onClose}
      title={shown ? formatTitle(shown) : ''}
      closeOnClickOutside={false}
    >
      {shown?.kind === 'role' && <ChangeRole member={shown.member} onClose={onClose} />}
      {shown?.kind === 'transfer' && <TransferOwnership member={shown.member} onClose={onClose} />}
      {shown?.kind === 'remove' && <RemoveMember member={shown.member} onClose={onClose} />}
    </Modal>
  );
}
