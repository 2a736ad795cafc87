import { Anchor, Box, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { fontWeights, icons } from '../../components/tokens.ts';
import { formatNumber } from '../../intl.ts';
import { NoDataYet } from '../../domain/breaches/NoDataYet.tsx';
import classes from './CurrentFigures.module.css';
import { listTroubles, type Coverage } from './coverage-words.ts';
import { phonesSection, usePhoneFilter } from './phone-filter.ts';
import { texts } from './texts.ts';

/** How many phones and cameras could have reported, how many did, and what prevents the others. */
export function CoverageFacts({ coverage }: { coverage: Coverage }) {
  const { setTrouble } = usePhoneFilter();
  const { phones, reported, neverSignedIn, cameras, camerasReported } = coverage;
  const troubles = listTroubles(coverage);
  return (
    <>
      {phones === null || reported === null ? (
        <NoDataYet>{texts.tooFewPhones}</NoDataYet>
      ) : phones === 0 ? (
        <NoDataYet>{texts.noPhoneSignedIn}</NoDataYet>
      ) : (
        <>
          <span className={classes.number}>
            {formatNumber(reported)}{' '}
            <Box component="span" c="dimmed" fz="md" fw={fontWeights.regular} lts={0}>
              {texts.ofPhones(phones)}
            </Box>
          </span>
          <Text size="sm" c="dimmed">
            {texts.phonesReported(phones)}
          </Text>
        </>
      )}
      {troubles.length > 0 && (
        <Group
          component="ul"
          gap="4px 16px"
          mt={8}
          fz="sm"
          className={classes.troubles}
          aria-label={texts.troublesLabel}
        >
          {troubles.map(({ trouble, count }) => (
            <li key={trouble}>
              <Anchor
                component="button"
                type="button"
                size="sm"
                onClick={() => {
                  setTrouble(trouble);
                  document.getElementById(phonesSection)?.scrollIntoView({ behavior: 'smooth' });
                }}
              >
                <IconAlertTriangle {...icons.sm} />
                {texts.troubleCount(texts.troubles[trouble], count)}
              </Anchor>
            </li>
          ))}
        </Group>
      )}
      <Text size="sm" c="dimmed" mt={8}>
        {neverSignedIn !== null &&
          neverSignedIn > 0 &&
          texts.neverSignedIn(neverSignedIn, coverage.people ?? neverSignedIn)}
        {cameras > 0 && texts.camerasReported(camerasReported, cameras)}
      </Text>
    </>
  );
}
