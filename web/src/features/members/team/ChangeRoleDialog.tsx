import { Alert, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../apollo/errors.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { texts as memberTexts } from './role-texts.ts';
import {
  useChangeRoleDialogMutation,
  type MemberRole,
  type MemberTable_MemberFragment as Member,
} from '../../../generated/graphql.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { texts } from './texts.tsx';

interface Props {
  /** Null if closed. */
  member: Member | null;
  onClose: () => void;
}

/** Asks for the member's new role. */
export function ChangeRoleDialog({ member, onClose }: Props) {
  const shown = useLastValue(member);
  return (
    <Modal
      opened={member !== null}
      onClose={onClose}
      title={shown && texts.changeRoleOf(shown.email)}
      closeOnClickOutside={false}
    >
      {shown && <ChangeRole member={shown} onClose={onClose} />}
    </Modal>
  );
}

function ChangeRole({
  member: { id, email, role: before, isSelf },
  onClose,
}: {
  member: Member;
  onClose: () => void;
}) {
  const [role, setRole] = useState<MemberRole>(before);
  const [save, { loading }] = useChangeRoleDialogMutation({
    onCompleted: ({ updateMemberRole }) => {
      notifySuccess(texts.roleChanged(email, memberTexts.roleNames[updateMemberRole.role]));
      onClose();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <Stack gap="md">
      <RoleChoice value={role} onChange={(chosen) => setRole(chosen as MemberRole)} />
      {isSelf && role !== 'OWNER' && <Alert color="amber">{texts.changeOwnRole}</Alert>}
      <DialogButtons
        action={texts.save}
        disabled={role === before}
        loading={loading}
        onAction={() => void save({ variables: { input: { id, role } } })}
        onCancel={onClose}
      />
    </Stack>
  );
}
