import { Button, Group } from '@mantine/core';
import { IconDeviceCctv, IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useRef, useState, type Ref } from 'react';
import { useNow } from '../../../lib/browser/clock.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { todayIn } from '../../../lib/dates/dates.ts';
import { getShownData } from '../../../apollo/query-result.ts';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NothingFound } from '../../../ui/NothingFound.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { isSilent } from './room-state.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { SortSelect } from '../../../ui/SortSelect.tsx';
import { useTableState } from '../../../ui/table-state.ts';
import { icons } from '../../../ui/tokens.ts';
import {
  useCameraPlanQuery,
  useCamerasPageQuery,
  type CameraPlanQuery,
  type CamerasPageQuery,
  type CameraSort,
  useDeleteCameraDialogMutation,
  type CameraRow_CameraFragment,
} from '../../../generated/graphql.ts';
import { AddCameraDialog } from './AddCameraDialog.tsx';
import { CameraDrawer } from './CameraDrawer.tsx';
import { CameraPlan } from './CameraPlan.tsx';
import { cameraColumns, CameraTable } from './CameraTable.tsx';
import { formatCameras } from './camera-words.ts';
import { EditCameraDialog } from './EditCameraDialog.tsx';
import { RotateKeyDialog } from './RotateKeyDialog.tsx';
import { useChosenCamera } from './use-chosen-camera.ts';
import { texts } from './texts.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';

/** Returns a function that deletes a camera after confirmation. */
const useDeleteCamera = (onDeleted: () => void) => {
  const confirm = useConfirm();
  const [remove] = useDeleteCameraDialogMutation();
  return ({ id, code, roomName }: CameraRow_CameraFragment): void =>
    confirm({
      title: texts.deleteTitle(code),
      meaning: texts.deleteMeaning(roomName),
      confirmLabel: texts.deleteAction,
      isDangerous: true,
      onConfirm: () => remove({ variables: { id } }),
      onDone: () => {
        notifySuccess(texts.deleted);
        onDeleted();
      },
    });
};

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
  const query = useCamerasPageQuery({
    variables: { search: search || null, page, pageSize, sort, direction },
  });
  const plan = useCameraPlanQuery({ variables: { today: todayIn(timeZone) } });
  const data = getShownData(query);
  const planned: CameraPlanQuery | null = useLastValue(plan.data ?? null);
  const isPlanDue = useDeferredValue(planned !== null);
  const { dialog, camera, open, openId, close } = useChosenCamera([
    ...(data?.cameras.items ?? []),
    ...(planned?.cameras.items ?? []),
  ]);
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = (): void => setAdding(true);
  // The button that opened the dialog is gone, so it cannot get the focus back.
  const deleteCamera = useDeleteCamera(() => addButton.current?.focus());
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
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        query={query}
        select={({ cameras }) => cameras}
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
        {(cameras) => (
          <CameraTable
            cameras={cameras}
            state={state}
            now={now}
            onSort={change}
            onOpen={open('details')}
            onEdit={open('edit')}
            onDelete={deleteCamera}
          />
        )}
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
