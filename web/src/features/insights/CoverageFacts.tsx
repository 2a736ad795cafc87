import { Anchor, Box, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { fontWeights, icons } from '../../components/tokens.ts';
import { formatNumber, plural } from '../../intl.ts';
import { NoDataYet } from '../../domain/breaches/NoDataYet.tsx';
import classes from './CurrentFigures.module.css';
import { troublesOf, troubleWords, type Coverage } from './coverage-words.ts';
import { phonesSection, usePhoneFilter } from './phone-filter.ts';

/** How many phones and cameras could have reported, how many did, and what keeps the others from it. */
export function CoverageFacts({ coverage }: { coverage: Coverage }) {
  const { setTrouble } = usePhoneFilter();
  const { phones, reported, neverSignedIn, cameras, camerasReported } = coverage;
  const troubles = troublesOf(coverage);
  return (
    <>
      {phones === 0 ? (
        <NoDataYet>No phone has signed in yet.</NoDataYet>
      ) : (
        <>
          <span className={classes.number}>
            {formatNumber(reported)}{' '}
            <Box component="span" c="dimmed" fz="md" fw={fontWeights.regular} lts={0}>
              of {formatNumber(phones)}
            </Box>
          </span>
          <Text size="sm" c="dimmed">
            {plural(phones, { one: 'phone', other: 'phones' })} reported in the last 24 hours
          </Text>
        </>
      )}
      {troubles.length > 0 && (
        <ul className={classes.troubles} aria-label="Phones to look after, by trouble">
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
                {troubleWords[trouble]}: {formatNumber(count)}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      <Text size="sm" c="dimmed" mt={8}>
        {neverSignedIn > 0 &&
          `${formatNumber(neverSignedIn)} of ${formatNumber(coverage.people)} people never signed in on the app. `}
        {cameras > 0 &&
          `${formatNumber(camerasReported)} of ${formatNumber(cameras)} ${plural(cameras, { one: 'camera', other: 'cameras' })} reported.`}
      </Text>
    </>
  );
}
