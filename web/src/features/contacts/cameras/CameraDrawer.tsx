import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Anchor, Button, Drawer, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconKey, IconPencil, IconPolygon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../lib/intl.ts';
import { paths } from '../../../lib/paths.ts';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { NoDataYet } from '../reporting/NoDataYet.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { dayOf, formatMinutes, shiftDay, todayIn } from '../../../lib/dates/dates.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { RegionPicture } from './RegionPicture.tsx';
import {
  CameraDrawer_CameraFragmentDoc,
  useCameraBreachesQuery,
  type CameraDrawer_CameraFragment,
  type CameraSpot_CameraFragment,
} from '../../../generated/graphql.ts';
import { CameraMap } from './CameraMap.tsx';
import { LastReported } from './CameraRow.tsx';
import { hasLocation, formatKeyAge, formatPlace } from './camera-words.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

type ShownCamera = { code: string } & FragmentType<CameraDrawer_CameraFragment>;

interface Props {
  isOpen: boolean;
  /** Stays set while the drawer closes. */
  camera: ShownCamera | null;
  /** All cameras, for the map. */
  cameras: readonly CameraSpot_CameraFragment[];
  /** Now, in milliseconds; ages are relative to it. */
  now: number;
  onClose: () => void;
  onEdit: () => void;
  onRotate: () => void;
}

/** Details of one camera: settings, place, region of interest, and breaches. */
export function CameraDrawer({ isOpen, camera, onClose, ...rest }: Props) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="md"
      title={camera ? camera.code : texts.camera}
    >
      {camera && <Details camera={camera} {...rest} />}
    </Drawer>
  );
}

type DetailsProps = Omit<Props, 'isOpen' | 'onClose' | 'camera'> & {
  camera: ShownCamera;
};

function Details({ camera: from, cameras, now, onEdit, onRotate }: DetailsProps) {
  const { data: camera } = useSuspenseFragment({ fragment: CameraDrawer_CameraFragmentDoc, from });
  const { name: companyName } = useCompany();
  return (
    <Stack gap="lg">
      <Group gap="sm">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPencil {...icons.sm} />}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconKey {...icons.sm} />}
          onClick={onRotate}
        >
          {texts.newKey}
        </Button>
      </Group>
      <LastSevenDays camera={camera} />
      <Facts>
        <Fact term={texts.room}>
          {camera.roomName} · {camera.roomNumber}
        </Fact>
        <Fact term={texts.lastReported}>
          <LastReported at={camera.lastReportedAt} now={now} />
        </Fact>
        <Fact term={texts.safeDistance}>{texts.inFeet(camera.safeDistance)}</Fact>
        <Fact term={texts.timeLag}>{formatCount(camera.timeLag, texts.secondsCount)}</Fact>
        <Fact term={texts.kind}>{camera.isCctv ? texts.cctv : texts.otherCamera}</Fact>
        <Fact term={texts.feed}>{camera.feedUrl}</Fact>
        <Fact term={texts.key}>
          {texts.keyAge(
            formatKeyAge(camera.keyMadeAt, now),
            <Moment isInSentence at={camera.keyMadeAt} />,
          )}
        </Fact>
        <Fact term={texts.added}>
          <Moment at={camera.createdAt} />
        </Fact>
      </Facts>
      <section aria-labelledby="camera-region">
        <Group justify="space-between" mb="sm">
          <Title order={3} id="camera-region">
            {texts.region}
          </Title>
          <Anchor
            component={Link}
            to={`${paths.roi(companyName)}?camera=${encodeURIComponent(camera.code)}`}
            size="sm"
          >
            <IconPolygon {...icons.sm} /> {texts.change}
          </Anchor>
        </Group>
        <RegionPicture corners={camera.region} />
        <Text size="sm" c="dimmed" mt={4}>
          {camera.region.length === 0
            ? texts.wholePicture
            : texts.regionCorners(camera.region.length)}
        </Text>
      </section>
      <section aria-labelledby="camera-place">
        <Group justify="space-between" mb="sm">
          <Title order={3} id="camera-place">
            {texts.location}
          </Title>
          <Text size="sm" c="dimmed" className="tabular">
            {hasLocation(camera) ? formatPlace(camera) : texts.notSet}
          </Text>
        </Group>
        {hasLocation(camera) ? (
          <CameraMap
            cameras={
              cameras.some(({ id }) => id === camera.id) ? cameras.filter(hasLocation) : [camera]
            }
            chosen={camera.id}
            size="small"
          />
        ) : (
          <Text size="sm" c="dimmed">
            {texts.locationHelp}
          </Text>
        )}
      </section>
    </Stack>
  );
}

/** Breaches that the camera saw today and in the six days before. */
function LastSevenDays({
  camera: { id, lastReportedAt },
}: {
  camera: Pick<CameraDrawer_CameraFragment, 'id' | 'lastReportedAt'>;
}) {
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const from = shiftDay(today, -6);
  const query = useCameraBreachesQuery({ variables: { from, to: today } });
  return (
    <QueryBoundary
      query={query}
      failure={texts.breachesFailed}
      size="line"
      fallback={<Skeleton h={44} />}
    >
      {({ breachHistory: { byRooms } }) => {
        const seen = byRooms.find((room) => room.cameraId === id);
        if (!seen && (lastReportedAt === null || dayOf(lastReportedAt, timeZone) < from))
          return <NoDataYet>{texts.nothingReported}</NoDataYet>;
        return (
          <div>
            <Text fz={28} fw={fontWeights.bold} lh={1.1} className="tabular">
              {seen?.breaches ?? 0}
            </Text>
            <Text size="sm" c="dimmed">
              {texts.breachesOfWeek(seen?.breaches ?? 0)}
              {seen &&
                seen.breaches > 0 &&
                texts.breachLength(formatMinutes(seen.minutes), seen.maxPeople)}
            </Text>
          </div>
        );
      }}
    </QueryBoundary>
  );
}
