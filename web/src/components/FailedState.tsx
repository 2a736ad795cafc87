import { Button, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';

interface Props {
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Something could not be shown, and the way to try again. */
export function FailedState({ message, onRetry, isRetrying = false }: Props) {
  return (
    <Stack align="center" gap="sm" py={56} px="md" ta="center" role="alert">
      <ThemeIcon size={56} radius="xl" variant="light" color="red" aria-hidden>
        <IconCloudOff size={28} stroke={1.5} />
      </ThemeIcon>
      <Text fw={520} maw={420} mt="sm">
        {message}
      </Text>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={onRetry}
        loading={isRetrying}
        mt="sm"
      >
        Try again
      </Button>
    </Stack>
  );
}
