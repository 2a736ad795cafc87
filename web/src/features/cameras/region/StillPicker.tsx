import { Button, FileButton, Group } from '@mantine/core';
import { IconGridDots, IconPhoto } from '@tabler/icons-react';
import { notifyFailure } from '../../../components/notify.tsx';
import { icons } from '../../../components/tokens.ts';
import { readStill, type Still } from './still.ts';

interface Props {
  hasStill: boolean;
  /** Null for the plain grid. */
  onStill: (still: Still | null) => void;
}

/** Takes a picture of this computer to draw over. It never leaves the browser. */
export function StillPicker({ hasStill, onStill }: Props) {
  const read = async (file: File | null): Promise<void> => {
    if (!file) return;
    const still = await readStill(file);
    if (still) onStill(still);
    else notifyFailure('This file is not a picture that the browser can show.');
  };
  return (
    <Group gap="sm">
      <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => void read(file)}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconPhoto {...icons.md} />}>
            {hasStill ? 'Another still picture' : 'Load a still picture'}
          </Button>
        )}
      </FileButton>
      {hasStill && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconGridDots {...icons.md} />}
          onClick={() => onStill(null)}
        >
          Plain grid
        </Button>
      )}
    </Group>
  );
}
