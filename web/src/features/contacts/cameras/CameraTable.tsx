import { Text, VisuallyHidden } from '@mantine/core';
import { type Column, ListTable } from '../../../ui/ListTable.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { SortHeader } from '../../../ui/SortHeader.tsx';
import type { TableState } from '../../../ui/table-state.ts';
import type { CameraRow_CameraFragment, CameraSort } from '../../../generated/graphql.ts';
import { CameraActions, CameraId, LastReported } from './CameraRow.tsx';
import { formatKeyAge, formatPlace } from './camera-words.ts';
import { texts } from './texts.tsx';

interface Props<Camera> {
  cameras: Camera[];
  state: TableState<CameraSort>;
  /** Now, in milliseconds; ages are relative to it. */
  now: number;
  onSort: (change: Pick<TableState<CameraSort>, 'sort' | 'direction'>) => void;
  onOpen: (camera: Camera) => void;
  onEdit: (camera: Camera) => void;
  onDelete: (camera: Camera) => void;
}

/** Sortable columns by the gateway's names. */
export const cameraColumns: readonly { value: CameraSort; label: string }[] = [
  { value: 'CAMERA_ID', label: texts.idColumn },
  { value: 'ROOM_NAME', label: texts.roomNameColumn },
  { value: 'ROOM_NUMBER', label: texts.roomNumberColumn },
  { value: 'LAST_REPORTED', label: texts.lastReportedColumn },
];

/** The table of cameras; a row opens the details of its camera. */
export function CameraTable<Camera extends CameraRow_CameraFragment>({
  cameras,
  state,
  now,
  onSort,
  onOpen,
  onEdit,
  onDelete,
}: Props<Camera>) {
  const title = (by: CameraSort) => (
    <SortHeader
      label={cameraColumns.find((column) => column.value === by)?.label ?? ''}
      by={by}
      state={state}
      onSort={onSort}
    />
  );
  const columns: Column<Camera>[] = [
    {
      key: 'code',
      title: title('CAMERA_ID'),
      render: (camera) => <CameraId camera={camera} now={now} onOpen={() => onOpen(camera)} />,
    },
    {
      key: 'roomName',
      title: title('ROOM_NAME'),
      visibleFrom: 'sm',
      render: ({ roomName }) => roomName,
    },
    {
      key: 'roomNumber',
      title: title('ROOM_NUMBER'),
      visibleFrom: 'sm',
      hasProportionalDigits: true,
      render: ({ roomNumber }) => roomNumber,
    },
    {
      key: 'latitude',
      title: texts.locationColumn,
      visibleFrom: 'md',
      hasNoWrap: true,
      render: formatPlace,
    },
    {
      key: 'lastReportedAt',
      title: title('LAST_REPORTED'),
      visibleFrom: 'sm',
      render: ({ lastReportedAt }) => <LastReported at={lastReportedAt} now={now} />,
    },
    {
      key: 'keyMadeAt',
      title: texts.keyAgeColumn,
      visibleFrom: 'lg',
      hasNoWrap: true,
      render: ({ keyMadeAt }) => <KeyAge madeAt={keyMadeAt} now={now} />,
    },
    {
      key: 'actions',
      title: <VisuallyHidden>{texts.actions}</VisuallyHidden>,
      width: 80,
      render: (camera) => (
        <CameraActions
          camera={camera}
          onEdit={() => onEdit(camera)}
          onDelete={() => onDelete(camera)}
        />
      ),
    },
  ];
  return <ListTable columns={columns} rows={cameras} onOpen={onOpen} isDense />;
}

/** The age of a key, with its date as a tooltip. */
function KeyAge({ madeAt, now }: { madeAt: string; now: number }) {
  return (
    <Text size="sm" component="span" inherit>
      {formatKeyAge(madeAt, now)}
      <VisuallyHidden>{texts.made(<Moment isInSentence at={madeAt} />)}</VisuallyHidden>
    </Text>
  );
}
