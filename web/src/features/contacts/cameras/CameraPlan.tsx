import { Text, Title } from '@mantine/core';
import { SideBySide } from '../../../ui/SideBySide.tsx';
import type { CameraPlanQuery } from '../../../generated/graphql.ts';
import { CameraMap } from './CameraMap.tsx';
import { hasLocation } from './camera-words.ts';
import { RoomCards } from './RoomCards.tsx';
import { texts } from './texts.tsx';

interface Props {
  plan: CameraPlanQuery;
  /** Id of the highlighted camera. */
  chosen: string | null;
  /** Now, in milliseconds; decides which cameras are silent. */
  now: number;
  onOpen: (id: string) => void;
}

/** The rooms with their breaches of today, and a map of their cameras. */
export function CameraPlan({ plan, chosen, now, onOpen }: Props) {
  const { items } = plan.cameras;
  if (items.length === 0) return null;
  const located = items.filter(hasLocation);
  const unlocated = items.filter((camera) => !hasLocation(camera));
  return (
    <SideBySide mt={48}>
      <section aria-labelledby="rooms-today">
        <Title order={2} id="rooms-today" mb="md">
          {texts.roomsToday}
        </Title>
        <RoomCards cameras={items} byRooms={plan.breachHistory.byRooms} now={now} onOpen={onOpen} />
      </section>
      <section aria-labelledby="camera-map">
        <Title order={2} id="camera-map" mb="md">
          {texts.whereCamerasStand}
        </Title>
        <CameraMap cameras={located} chosen={chosen} size="wide" onChoose={onOpen} />
        {unlocated.length > 0 && (
          <Text size="sm" c="dimmed" mt={located.length > 0 ? 'sm' : 0}>
            {texts.notOnMap(unlocated.map(({ code }) => code).join(', '))}
          </Text>
        )}
      </section>
    </SideBySide>
  );
}
