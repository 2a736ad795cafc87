import { Button, NativeSelect } from '@mantine/core';
import { IconDeviceCctv } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { usePageParams } from '../../../../ui/page-params.ts';
import { paths } from '../../../../lib/paths.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { EmbeddedPage } from '../../../company/current/EmbeddedPage.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { getShownData } from '../../../../apollo/query-result.ts';
import { QueryBoundary } from '../../../../ui/QueryBoundary.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { TableSkeleton } from '../../../../ui/TableSkeleton.tsx';
import { useRoiPageQuery } from '../../../../generated/graphql.ts';
import { provider } from '../../../../lib/provider.ts';
import { RegionEditor } from './RegionEditor.tsx';
import { texts } from '../texts.tsx';

const title = texts.regionTitle;

/** Chooses which part of a camera's picture counts, or embeds an external page if one is configured. */
export function RoiPage() {
  const address = provider.embeddedPages.roi;
  if (address === '') return <OwnRoi />;
  return (
    <>
      <PageTitle title={title} />
      <EmbeddedPage title={title} address={address} isTall />
    </>
  );
}

function OwnRoi() {
  const { name: companyName } = useCompany();
  const query = useRoiPageQuery();
  const [params, setParams] = usePageParams();
  const cameras = getShownData(query)?.cameras.items ?? [];
  const camera = cameras.find(({ code }) => code === params.get('camera')) ?? cameras[0];
  return (
    <>
      <PageTitle
        title={title}
        state={camera ? texts.regionOf(camera.roomName) : '\u00a0'}
        action={
          camera && (
            <NativeSelect
              aria-label={texts.camera}
              data={cameras.map(({ code, roomName }) => ({
                value: code,
                label: `${roomName} (${code})`,
              }))}
              value={camera.code}
              onChange={(event) => setParams({ camera: event.currentTarget.value })}
            />
          )
        }
      />
      <QueryBoundary
        query={query}
        failure={texts.listFailed}
        fallback={<TableSkeleton rows={6} columns={2} />}
      >
        {() =>
          camera ? (
            <RegionEditor key={camera.id} camera={camera} />
          ) : (
            <EmptyState
              icon={IconDeviceCctv}
              title={texts.nothingYet}
              sentence={texts.noCameraForRegion}
              action={
                <Button component={Link} to={paths.cameras(companyName)}>
                  {texts.goToCameras}
                </Button>
              }
            />
          )
        }
      </QueryBoundary>
    </>
  );
}
