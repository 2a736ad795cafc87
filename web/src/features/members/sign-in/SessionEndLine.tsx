import { Text } from '@mantine/core';
import type { SessionEnd } from '../../../apollo/session-store.ts';
import { texts } from './sign-in-texts.tsx';

/** Says why somebody who was signed in has to sign in again. Renders nothing if the user signed out. */
export function SessionEndLine({ end }: { end: SessionEnd | null }) {
  return (
    end !== null && (
      <Text size="sm" mb="md" component="output" display="block">
        {texts.sessionEnds[end]}
      </Text>
    )
  );
}
