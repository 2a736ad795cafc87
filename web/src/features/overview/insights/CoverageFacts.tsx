import { Anchor, Box, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { CountLink } from '../../company/current/CountLink.tsx';
import { NoDataYet } from '../../contacts/reporting/NoDataYet.tsx';
import classes from './CurrentFigures.module.css';
import { listTroubles, type Coverage } from './coverage-words.ts';
import { phonesSection, usePhoneFilter } from './phone-filter.ts';
import { texts } from './texts.ts';

/** How many phones and cameras could have reported, how many did, and what prevents the others. */
export function CoverageFacts({ coverage }: { coverage: Coverage }) {
  const { name: companyName } = useCompany();
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
            <CountLink
              to={`${paths.employees(companyName)}?activity=last_day`}
              needs="employee:read"
            >
              {formatNumber(reported)}
            </CountLink>{' '}
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
        {cameras > 0 && (
          <CountLink to={paths.cameras(companyName)} needs="camera:read">
            {texts.camerasReported(camerasReported, cameras)}
          </CountLink>
        )}
      </Text>
    </>
  );
}
