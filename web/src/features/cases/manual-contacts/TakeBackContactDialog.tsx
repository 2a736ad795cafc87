import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../apollo/errors.ts';
import { outdates } from '../../../apollo/outdated-fields.ts';
import { notifySuccess } from '../../../components/notify.tsx';
import { useTakeBackManualContactMutation } from '../../../generated/graphql.ts';
import { contactFields } from './outdated.ts';
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
export function TakeBackContactDialog({ isOpen, contact, onClose }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.takeBackContact(contact?.who ?? '')}>
      {contact && <TakeBack key={contact.id} contact={contact} onClose={onClose} />}
    </Modal>
  );
}

function TakeBack({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { id, who, isVisitor, person } = contact;
  const [takeBack, { loading }] = useTakeBackManualContactMutation(outdates(...contactFields));
  const [refusal, setRefusal] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    try {
      await takeBack({ variables: { id } });
      notifySuccess(texts.takenBack(who));
      onClose();
    } catch (error) {
      setRefusal(messageOf(error as Error));
    }
  };
  return (
    <Stack gap="md">
      <Text size="sm">
        {isVisitor ? texts.takeBackVisitorMeaning(who) : texts.takeBackMeaning(person.name, who)}
      </Text>
      {refusal !== null && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button loading={loading} disabled={refusal !== null} onClick={() => void press()}>
          {texts.takeBack}
        </Button>
      </Group>
    </Stack>
  );
}
