import { Box, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { fontWeights } from '../../../ui/tokens.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { formatMinutes } from '../../../lib/dates/dates.ts';
import type { ContactLevelsQuery } from '../../../generated/graphql.ts';
import classes from './ContactColumn.module.css';
import { texts } from './texts.ts';

type Exposure = ContactLevelsQuery['trace']['exposures'][number];

interface Props {
  title: string;
  meaning: string;
  exposures: readonly Exposure[];
  /** Shown in place of the count if nobody is known and nothing was measured; null where 0 is a real result. */
  unmeasured: string | null;
  /** Set if people can be chosen. */
  chosenId?: string | null;
  onChoose?: (id: string | null) => void;
}

/** The contacts of one level. */
export function ContactColumn({
  title,
  meaning,
  exposures,
  unmeasured,
  chosenId,
  onChoose,
}: Props) {
  const titleId = useId();
  const isUnknown = exposures.length === 0 && unmeasured !== null;
  return (
    <Box aria-labelledby={titleId} component="section" miw={0}>
      <Title order={3} size="h4" id={titleId}>
        {title}{' '}
        {!isUnknown && (
          <Box component="span" c="dimmed" fw={fontWeights.regular}>
            {exposures.length}
          </Box>
        )}
      </Title>
      <Text size="xs" c="dimmed" mb={4}>
        {meaning}
      </Text>
      {exposures.length === 0 ? (
        <Text size="sm" c="dimmed" py="sm">
          {unmeasured ?? texts.nobody}
        </Text>
      ) : (
        <ScrollBox maxHeight={320}>
          <ul className={classes.list}>
            {exposures.map((exposure) => (
              <li key={exposure.person.id}>
                {onChoose ? (
                  <button
                    type="button"
                    className={classes.choice}
                    aria-pressed={exposure.person.id === chosenId}
                    onClick={() =>
                      onChoose(exposure.person.id === chosenId ? null : exposure.person.id)
                    }
                  >
                    <ContactWords exposure={exposure} />
                  </button>
                ) : (
                  <div className={classes.contact}>
                    <ContactWords exposure={exposure} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </ScrollBox>
      )}
    </Box>
  );
}

function ContactWords({ exposure }: { exposure: Exposure }) {
  const { person, level, minutes, exposedAt, path } = exposure;
  return (
    <>
      <Box component="span" display="block" fw={fontWeights.medium}>
        {person.name}
      </Box>
      <span className={classes.details}>
        {formatMinutes(minutes)}
        {level > 1 && texts.withCarrier(path.at(-1)?.carrier.name)},{' '}
        <Moment isInSentence at={exposedAt} />
      </span>
    </>
  );
}
