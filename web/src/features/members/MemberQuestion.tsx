import { Button, Group, Stack, Text } from '@mantine/core';
import { texts } from './texts.tsx';

interface Props {
  meaning: string;
  action: string;
  isDangerous?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Explains an action and asks for confirmation. */
export function MemberQuestion({
  meaning,
  action,
  isDangerous = false,
  isBusy,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Stack gap="md">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {meaning}
      </Text>
      <Group justify="flex-end" gap="sm" mt="sm">
        <Button variant="default" data-autofocus onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button {...(isDangerous && { color: 'red' })} loading={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Stack>
  );
}
