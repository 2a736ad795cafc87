import { ActionIcon, Box, Group, Text, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash, IconVideoOff, type Icon } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Moment } from '../../company/current/Moment.tsx';
import { OpenButton } from '../../../ui/OpenButton.tsx';
import { icons } from '../../../ui/tokens.ts';
import { isSilent } from './room-state.ts';
import type { CameraRow_CameraFragment } from '../../../generated/graphql.ts';
import classes from './CameraTable.module.css';
import { formatPlace } from './camera-words.ts';
import { texts } from './texts.tsx';

type Camera = CameraRow_CameraFragment;

// The row itself is a link.
const only =
  (act: () => void) =>
  (event: MouseEvent): void => {
    event.stopPropagation();
    act();
  };

/** When a camera last reported, highlighted if it is silent. */
export function LastReported({ at, now }: { at: string | null; now: number }) {
  const lastReport =
    at === null ? (
      <Text size="sm" component="span" inherit>
        {texts.never}
      </Text>
    ) : (
      <Moment at={at} />
    );
  if (!isSilent(at, now)) return lastReport;
  return (
    <Tooltip label={texts.silentHelp}>
      <Group component="span" display="inline-flex" gap={6} wrap="nowrap" c="var(--vc-warning)">
        <IconVideoOff {...icons.sm} aria-hidden={undefined} aria-label={texts.silent} />
        {lastReport}
      </Group>
    </Tooltip>
  );
}

interface IdProps {
  camera: Camera;
  now: number;
  onOpen: () => void;
}

/** The camera id, which opens the details. On a phone room and name are below it. */
export function CameraId({ camera, now, onOpen }: IdProps) {
  return (
    <>
      <OpenButton className={classes.id} onOpen={onOpen}>
        {camera.code}
      </OpenButton>
      <Box hiddenFrom="sm" style={{ fontVariantNumeric: 'normal' }}>
        <Text size="xs" c="dimmed">
          {camera.roomName} · {camera.roomNumber}
        </Text>
        <Text size="xs" c="dimmed">
          {formatPlace(camera)}
        </Text>
        <Text size="xs" c="dimmed" component="div">
          {texts.lastReportedAt(<LastReported at={camera.lastReportedAt} now={now} />)}
        </Text>
      </Box>
    </>
  );
}

interface ActionProps {
  camera: Camera;
  onEdit: () => void;
  onDelete: () => void;
}

export function CameraActions({ camera, onEdit, onDelete }: ActionProps) {
  return (
    <Group gap={2} justify="flex-end" wrap="nowrap">
      <Action label={texts.edit} of={camera.code} icon={IconPencil} onClick={onEdit} />
      <Action label={texts.deleteAction} of={camera.code} icon={IconTrash} onClick={onDelete} />
    </Group>
  );
}

interface Action {
  label: string;
  of: string;
  icon: Icon;
  onClick: () => void;
}

function Action({ label, of, icon: Picture, onClick }: Action) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="dimmed"
        aria-label={`${label} ${of}`}
        onClick={only(onClick)}
      >
        <Picture {...icons.md} />
      </ActionIcon>
    </Tooltip>
  );
}
