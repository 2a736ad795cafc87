import { Modal } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../apollo/errors.ts';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useWithdrawManualContactMutation } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Contact {
  id: string;
  /** Name of the person who was met. */
  who: string;
  isVisitor: boolean;
  person: { name: string };
}

interface Props {
  isOpen: boolean;
  /** Stays set while the dialog closes. */
  contact: Contact | null;
  onClose: () => void;
}

/** Removes a contact after confirmation, and shows why if the gateway refuses. */
export function RemoveContactDialog({ isOpen, contact, onClose }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.removeContact(contact?.who ?? '')}>
      {contact && <RemoveContact key={contact.id} contact={contact} onClose={onClose} />}
    </Modal>
  );
}

function RemoveContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { id, who, isVisitor, person } = contact;
  const [remove, { loading }] = useWithdrawManualContactMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    try {
      await remove({ variables: { id } });
      notifySuccess(texts.removed(who));
      onClose();
    } catch (error) {
      setRefusal(messageOf(error as Error));
    }
  };
  return (
    <Confirmation
      confirmLabel={texts.remove}
      isBusy={loading}
      refusal={refusal}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {isVisitor ? texts.removeVisitorMeaning(who) : texts.removeMeaning(person.name, who)}
    </Confirmation>
  );
}
