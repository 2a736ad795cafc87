import { Box, Button, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconEraser, IconPlus } from '@tabler/icons-react';
import { useReducer, useState } from 'react';
import { formatCount } from '../../../../lib/intl.ts';
import { messageOf } from '../../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../../ui/notify.tsx';
import { icons } from '../../../../ui/tokens.ts';
import { useSaveRegionMutation, type RoiPageQuery } from '../../../../generated/graphql.ts';
import { crossesItself, draw, minCorners, isSame, maxCorners, nextCorner } from './region.ts';
import { RegionCanvas } from './RegionCanvas.tsx';
import type { Still } from './still.ts';
import { StillPicker } from './StillPicker.tsx';
import { texts } from '../texts.tsx';

interface Props {
  camera: RoiPageQuery['cameras']['items'][number];
}

/** Draws and saves the region of interest of one camera. */
export function RegionEditor({ camera }: Props) {
  const [still, setStill] = useState<Still | null>(null);
  const [{ corners, past }, stroke] = useReducer(draw, {
    corners: camera.region.map(({ x, y }) => ({ x, y })),
    past: [],
  });
  const [save, { loading }] = useSaveRegionMutation({
    onCompleted: () => notifySuccess(texts.regionSaved),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const undo = (): void => stroke({ do: 'undo' });
  useHotkeys([['mod+Z', undo]]);
  const isRegion = corners.length === 0 || corners.length >= minCorners;
  const isSaved = isSame(corners, camera.region);
  return (
    <>
      <Group justify="space-between" gap="sm" mb="sm">
        <StillPicker hasStill={still !== null} onStill={setStill} />
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconPlus {...icons.md} />}
            disabled={corners.length >= maxCorners}
            onClick={() => stroke({ do: 'add', corner: nextCorner(corners) })}
          >
            {texts.addCorner}
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp {...icons.md} />}
            disabled={past.length === 0}
            onClick={undo}
          >
            {texts.undo}
          </Button>
          <Button
            variant="default"
            leftSection={<IconEraser {...icons.md} />}
            disabled={corners.length === 0}
            onClick={() => stroke({ do: 'clear' })}
          >
            {texts.clear}
          </Button>
        </Group>
      </Group>
      <RegionCanvas corners={corners} still={still} onStroke={stroke} />
      <Group justify="space-between" mt="md" gap="md" align="flex-start">
        <Box flex="1 1 240px">
          <Text size="sm" component="output">
            {formatState(corners.length)}
            {isSaved ? '' : texts.notSaved}
          </Text>
          {crossesItself(corners) && (
            <Text size="sm" c="var(--vc-warning)">
              {texts.crossing}
            </Text>
          )}
          <Text size="xs" c="dimmed" mt={4}>
            {texts.editorHelp}
          </Text>
        </Box>
        <Button
          loading={loading}
          disabled={!isRegion || isSaved}
          flex="none"
          onClick={() =>
            void save({
              variables: {
                input: {
                  camera: { id: camera.id },
                  corners: corners.map(({ x, y }) => ({ x, y })),
                },
              },
            })
          }
        >
          {texts.saveRegion}
        </Button>
      </Group>
    </>
  );
}

const formatState = (count: number): string => {
  if (count === 0) return texts.noRegion;
  if (count < minCorners)
    return texts.tooFewCorners(formatCount(count, texts.cornersCount), minCorners);
  return count >= maxCorners ? texts.maxCorners(count) : texts.cornersPlaced(count);
};
