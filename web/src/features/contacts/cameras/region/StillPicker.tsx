import { Button, FileButton, Group } from '@mantine/core';
import { IconGridDots, IconPhoto } from '@tabler/icons-react';
import { notifyFailure } from '../../../../ui/notify.tsx';
import { icons } from '../../../../ui/tokens.ts';
import { readStill, type Still } from './still.ts';
import { texts } from '../texts.tsx';

interface Props {
  hasStill: boolean;
  /** Null for the plain grid. */
  onStill: (still: Still | null) => void;
}

/** Chooses a picture from this computer to draw over. It never leaves the browser. */
export function StillPicker({ hasStill, onStill }: Props) {
  const read = async (file: File | null): Promise<void> => {
    if (!file) return;
    const still = await readStill(file);
    if (still) onStill(still);
    else notifyFailure(texts.notAPicture);
  };
  return (
    <Group gap="sm">
      <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => void read(file)}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconPhoto {...icons.md} />}>
            {hasStill ? texts.anotherPicture : texts.loadPicture}
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
          {texts.plainGrid}
        </Button>
      )}
    </Group>
  );
}
