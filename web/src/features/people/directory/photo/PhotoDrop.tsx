import { Stack, Text } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { DropArea } from '../../../../ui/DropArea.tsx';
import { photoTypes } from './photo-rules.ts';
import { fontWeights, icons } from '../../../../ui/tokens.ts';
import { texts } from './texts.ts';

interface Props {
  /** Error message for the chosen photo, or null. */
  fault: string | null;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** A drop zone for a photo. */
export function PhotoDrop({ fault, isBusy, onChoose }: Props) {
  return (
    <DropArea accept={photoTypes} fault={fault} isBusy={isBusy} onChoose={onChoose}>
      <Stack component="span" gap="xs" align="center" justify="center" mih={220} p="md" ta="center">
        <IconPhotoUp {...icons.xxl} color="var(--vc-accent)" style={{ marginBottom: 8 }} />
        <Text component="span" fw={fontWeights.medium}>
          {texts.drop}
        </Text>
        <Text component="span" size="sm" c="dimmed">
          {texts.dropHelp}
        </Text>
      </Stack>
    </DropArea>
  );
}
