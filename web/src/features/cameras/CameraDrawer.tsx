import { Anchor, Button, Drawer, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconKey, IconPencil, IconPolygon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatCount, plural } from '../../intl.ts';
import { paths } from '../../paths.ts';
import { Fact, Facts } from '../../components/Facts.tsx';
import { NoDataYet } from '../../domain/breaches/NoDataYet.tsx';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { dayOf, sayMinutes, shiftDay, todayIn } from '../../domain/dates/dates.ts';
import { Moment } from '../../domain/dates/Moment.tsx';
import { RegionPicture } from '../../domain/cameras/RegionPicture.tsx';
import {
  useCameraBreachesQuery,
  type CameraDrawer_CameraFragment,
  type CameraSpot_CameraFragment,
} from '../../generated/graphql.ts';
import { CameraMap } from './CameraMap.tsx';
import { LastReported } from './CameraRow.tsx';
import { hasLocation, sayAge, sayPlace } from './camera-words.ts';
import { fontWeights, icons } from '../../components/tokens.ts';

interface Props {
  isOpen: boolean;
  /** Stays while the drawer closes. */
  camera: CameraDrawer_CameraFragment | null;
  /** All cameras, for the map. */
  cameras: readonly CameraSpot_CameraFragment[];
  /** Milliseconds: ages are said by it. */
  now: number;
  onClose: () => void;
  onEdit: () => void;
  onRotate: () => void;
}

/** One camera whole: what it is, where it stands, what part of its picture counts and what it has seen. */
export function CameraDrawer({ isOpen, camera, onClose, ...rest }: Props) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="md"
      title={camera ? camera.code : 'Camera'}
    >
      {camera && <Details camera={camera} {...rest} />}
    </Drawer>
  );
}

type DetailsProps = Omit<Props, 'isOpen' | 'onClose' | 'camera'> & {
  camera: CameraDrawer_CameraFragment;
};

function Details({ camera, cameras, now, onEdit, onRotate }: DetailsProps) {
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
          Edit
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconKey {...icons.sm} />}
          onClick={onRotate}
        >
          New key
        </Button>
      </Group>
      <LastSevenDays camera={camera} />
      <Facts>
        <Fact term="Room">
          {camera.roomName} · {camera.roomNumber}
        </Fact>
        <Fact term="Last reported">
          <LastReported at={camera.lastReportedAt} now={now} />
        </Fact>
        <Fact term="Safe distance">{camera.safeDistance} feet</Fact>
        <Fact term="Time lag">
          {formatCount(camera.timeLag, { one: 'second', other: 'seconds' })}
        </Fact>
        <Fact term="Kind">{camera.isCctv ? 'Closed-circuit camera (CCTV)' : 'Other camera'}</Fact>
        <Fact term="Feed">{camera.feedUrl}</Fact>
        <Fact term="Key">
          {sayAge(camera.keyMadeAt, now)} old, made <Moment isInSentence at={camera.keyMadeAt} />
        </Fact>
        <Fact term="Added">
          <Moment at={camera.createdAt} />
        </Fact>
      </Facts>
      <section aria-labelledby="camera-region">
        <Group justify="space-between" mb="sm">
          <Title order={3} id="camera-region">
            Region of interest
          </Title>
          <Anchor
            component={Link}
            to={`${paths.roi(companyName)}?camera=${encodeURIComponent(camera.code)}`}
            size="sm"
          >
            <IconPolygon {...icons.sm} /> Change
          </Anchor>
        </Group>
        <RegionPicture corners={camera.region} />
        <Text size="sm" c="dimmed" mt={4}>
          {camera.region.length === 0
            ? 'The whole picture counts.'
            : `${camera.region.length} corners: the camera is to look inside of them.`}
        </Text>
      </section>
      <section aria-labelledby="camera-place">
        <Group justify="space-between" mb="sm">
          <Title order={3} id="camera-place">
            Location
          </Title>
          <Text size="sm" c="dimmed" className="tabular">
            {hasLocation(camera) ? sayPlace(camera) : 'Not set'}
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
            Edit the camera to set its latitude and longitude. It is then shown on the map.
          </Text>
        )}
      </section>
    </Stack>
  );
}

/** What the camera saw today and in the six days before. */
function LastSevenDays({
  camera: { id, lastReportedAt },
}: {
  camera: Pick<CameraDrawer_CameraFragment, 'id' | 'lastReportedAt'>;
}) {
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const from = shiftDay(today, -6);
  const { data, error } = useCameraBreachesQuery({
    variables: { from, to: today },
  });
  if (!data)
    return error ? (
      <Text size="sm" c="dimmed">
        The breaches of the last 7 days could not be loaded.
      </Text>
    ) : (
      <Skeleton h={44} />
    );
  const seen = data.breachHistory.byRooms.find((room) => room.cameraId === id);
  if (!seen && (lastReportedAt === null || dayOf(lastReportedAt, timeZone) < from))
    return <NoDataYet>This camera reported nothing in the last 7 days.</NoDataYet>;
  return (
    <div>
      <Text fz={28} fw={fontWeights.bold} lh={1.1} className="tabular">
        {seen?.breaches ?? 0}
      </Text>
      <Text size="sm" c="dimmed">
        {plural(seen?.breaches ?? 0, { one: 'breach', other: 'breaches' })} in the last 7 days
        {seen &&
          seen.breaches > 0 &&
          `, ${sayMinutes(seen.minutes)} in all, up to ${seen.maxPeople} people at once`}
      </Text>
    </div>
  );
}
