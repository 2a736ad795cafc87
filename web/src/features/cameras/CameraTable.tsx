import { Text, VisuallyHidden } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../domain/dates/Moment.tsx';
import { SortHeader } from '../../components/SortHeader.tsx';
import type { TableState } from '../../components/table-state.ts';
import type { CameraRow_CameraFragment, CameraSort } from '../../generated/graphql.ts';
import { CameraActions, CameraId, LastReported } from './CameraRow.tsx';
import { sayAge, sayPlace } from './camera-words.ts';

interface Props<Camera> {
  cameras: Camera[];
  state: TableState<CameraSort>;
  /** Milliseconds: ages are said by it. */
  now: number;
  onSort: (change: Pick<TableState<CameraSort>, 'sort' | 'direction'>) => void;
  onOpen: (camera: Camera) => void;
  onEdit: (camera: Camera) => void;
  onDelete: (camera: Camera) => void;
}

/** The columns that sort, under the names that they are known by. */
export const cameraColumns: readonly { value: CameraSort; label: string }[] = [
  { value: 'CAMERA_ID', label: 'CAMERA ID' },
  { value: 'ROOM_NAME', label: 'ROOM NAME' },
  { value: 'ROOM_NUMBER', label: 'ROOM NUMBER' },
  { value: 'LAST_REPORTED', label: 'LAST REPORTED' },
];

const fromTablets = '(min-width: 48em)';
const fromSmallLaptops = '(min-width: 62em)';
const fromLaptops = '(min-width: 72em)';

/** The cameras as a table; a row opens the details of its camera. */
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
  const columns: DataTableColumn<Camera>[] = [
    {
      accessor: 'code',
      title: title('CAMERA_ID'),
      render: (camera) => <CameraId camera={camera} now={now} onOpen={() => onOpen(camera)} />,
    },
    { accessor: 'roomName', title: title('ROOM_NAME'), visibleMediaQuery: fromTablets },
    {
      accessor: 'roomNumber',
      title: title('ROOM_NUMBER'),
      visibleMediaQuery: fromTablets,
      // Figures of one width would tear '1-12' apart at its hyphen.
      cellsStyle: () => ({ fontVariantNumeric: 'normal' }),
    },
    {
      accessor: 'latitude',
      title: 'LOCATION',
      visibleMediaQuery: fromSmallLaptops,
      noWrap: true,
      render: sayPlace,
    },
    {
      accessor: 'lastReported',
      title: title('LAST_REPORTED'),
      visibleMediaQuery: fromTablets,
      render: ({ lastReported }) => <LastReported at={lastReported} now={now} />,
    },
    {
      accessor: 'keyMadeAt',
      title: 'KEY AGE',
      visibleMediaQuery: fromLaptops,
      noWrap: true,
      render: ({ keyMadeAt }) => <KeyAge madeAt={keyMadeAt} now={now} />,
    },
    {
      accessor: 'id',
      title: <VisuallyHidden>Actions</VisuallyHidden>,
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

/** How old a key is; the moment stands behind the words. */
function KeyAge({ madeAt, now }: { madeAt: string; now: number }) {
  return (
    <Text size="sm" component="span" inherit>
      {sayAge(madeAt, now)}
      <VisuallyHidden>
        , made <Moment isInSentence at={madeAt} />
      </VisuallyHidden>
    </Text>
  );
}
