import { Button, Group } from '@mantine/core';
import { IconDeviceCctv, IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useRef, useState, type Ref } from 'react';
import { useNow } from '../../browser/clock.ts';
import { formatNumber } from '../../intl.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { todayIn } from '../../domain/dates/dates.ts';
import { useLastValue } from '../../components/use-last-value.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { isSilent } from '../../domain/cameras/room-state.ts';
import { SearchBox } from '../../components/SearchBox.tsx';
import { SortSelect } from '../../components/SortSelect.tsx';
import { useTableState } from '../../components/table-state.ts';
import { icons } from '../../components/tokens.ts';
import {
  useCameraPlanQuery,
  useCamerasPageQuery,
  type CameraPlanQuery,
  type CamerasPageQuery,
  type CameraSort,
} from '../../generated/graphql.ts';
import { AddCameraDialog } from './AddCameraDialog.tsx';
import { CameraDrawer } from './CameraDrawer.tsx';
import { CameraPlan } from './CameraPlan.tsx';
import { cameraColumns, CameraTable } from './CameraTable.tsx';
import { formatCameras } from './camera-words.ts';
import { DeleteCameraDialog } from './DeleteCameraDialog.tsx';
import { EditCameraDialog } from './EditCameraDialog.tsx';
import { RotateKeyDialog } from './RotateKeyDialog.tsx';
import { useChosenCamera } from './use-chosen-camera.ts';
import { texts } from './texts.tsx';

const pageSize = 5;
const sorts = cameraColumns.map(({ value }) => value);

/** The Computer Vision page: the cameras, their rooms today, and a map. */
export function CamerasPage() {
  const { timeZone } = useCompany();
  const now = useNow();
  const [state, change] = useTableState<CameraSort>({
    sorts,
    defaultSort: 'CAMERA_ID',
    pageSizes: [pageSize],
    defaultPageSize: pageSize,
  });
  const { page, search, sort, direction } = state;
  const answer = useCamerasPageQuery({
    variables: { search: search || null, page, pageSize, sort, direction },
  });
  const plan = useCameraPlanQuery({ variables: { today: todayIn(timeZone) } });
  // The previous page stays, dimmed, until the next one has loaded.
  const data: CamerasPageQuery | null = useLastValue(answer.data ?? null);
  const planned: CameraPlanQuery | null = useLastValue(plan.data ?? null);
  const isPlanDue = useDeferredValue(planned !== null);
  const { dialog, camera, open, openId, close } = useChosenCamera([
    ...(data?.cameras.items ?? []),
    ...(planned?.cameras.items ?? []),
  ]);
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = (): void => setAdding(true);
  const isNarrowed = search !== '';
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={data ? formatState(data, planned, { isNarrowed, now }) : '\u00a0'}
        action={<AddButton ref={addButton} onClick={add} />}
      />
      <Group mb="md" gap="sm">
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={search}
          onSearch={(text) => change({ search: text })}
        />
        <SortSelect columns={cameraColumns} state={state} onSort={change} />
      </Group>
      <PagedList
        total={data?.cameras.total}
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        answer={answer}
        failure={texts.listFailed}
        columns={6}
        empty={
          isNarrowed ? (
            <NothingFound
              title={texts.nothingFound}
              sentence={texts.nothingFoundWhy(search)}
              onClear={() => change({ search: '' })}
            />
          ) : (
            <EmptyState
              icon={IconDeviceCctv}
              title={texts.nothingYet}
              sentence={texts.nothingYetHelp}
              action={<AddButton onClick={add} />}
            />
          )
        }
      >
        <CameraTable
          cameras={data?.cameras.items ?? []}
          state={state}
          now={now}
          onSort={change}
          onOpen={open('details')}
          onEdit={open('edit')}
          onDelete={open('delete')}
        />
      </PagedList>
      {planned && isPlanDue && (
        <CameraPlan
          plan={planned}
          chosen={dialog === 'details' ? (camera?.id ?? null) : null}
          now={now}
          onOpen={openId}
        />
      )}
      <CameraDrawer
        isOpen={dialog === 'details'}
        camera={camera}
        cameras={planned?.cameras.items ?? []}
        now={now}
        onClose={close}
        onEdit={() => camera && open('edit')(camera)}
        onRotate={() => camera && open('rotate')(camera)}
      />
      <AddCameraDialog isOpen={isAdding} onClose={() => setAdding(false)} />
      <EditCameraDialog isOpen={dialog === 'edit'} camera={camera} onClose={close} />
      <RotateKeyDialog isOpen={dialog === 'rotate'} camera={camera} onClose={close} />
      <DeleteCameraDialog
        isOpen={dialog === 'delete'}
        camera={camera}
        onClose={close}
        onDeleted={() => {
          close();
          // The button that opened the dialog is gone, so it cannot get the focus back.
          addButton.current?.focus();
        }}
      />
    </>
  );
}

function AddButton(button: { ref?: Ref<HTMLButtonElement>; onClick: () => void }) {
  return (
    <Button leftSection={<IconPlus {...icons.md} />} {...button}>
      {texts.addCamera}
    </Button>
  );
}

const formatState = (
  { cameras }: CamerasPageQuery,
  plan: CameraPlanQuery | null,
  { isNarrowed, now }: { isNarrowed: boolean; now: number },
): string => {
  if (isNarrowed) return texts.camerasFound(formatCameras(cameras.total));
  if (!plan || cameras.total === 0) return formatCameras(cameras.total);
  const silent = plan.cameras.items.filter(({ lastReportedAt }) => isSilent(lastReportedAt, now));
  return silent.length === 0
    ? texts.allReported(formatCameras(cameras.total))
    : texts.someSilent(formatCameras(cameras.total), formatNumber(silent.length));
};
