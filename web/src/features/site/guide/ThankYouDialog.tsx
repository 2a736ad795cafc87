import { Button, Group, Modal, Text } from '@mantine/core';
import { texts } from './texts.ts';

/** Shown after a request was sent. */
export function ThankYouDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.thankYouTitle}>
      <Text>{texts.thankYou}</Text>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose} data-autofocus>
          {texts.ok}
        </Button>
      </Group>
    </Modal>
  );
}
