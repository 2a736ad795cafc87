import { Box, Button, Group, Popover, Skeleton, Text } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { MINUTE } from '../../../lib/durations.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { appSignInAddress } from '../../people/phones/app-sign-in.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { NoDataYet } from '../../contacts/reporting/NoDataYet.tsx';
import { SafetyIndicator } from '../../contacts/reporting/SafetyIndicator.tsx';
import { useCurrentFiguresQuery, type CurrentFiguresQuery } from '../../../generated/graphql.ts';
import { CoverageFacts } from './CoverageFacts.tsx';
import classes from './CurrentFigures.module.css';
import { CountLink } from '../../company/current/CountLink.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { paths } from '../../../lib/paths.ts';
import { formatCoverage } from './coverage-words.ts';
import { Figure } from './Figure.tsx';
import { texts } from './texts.ts';

/** Poll interval in milliseconds. */
const pollInterval = MINUTE;

/** The current state: safety indicator with its coverage, people active, and pass-key. */
export function CurrentFigures() {
  const query = useCurrentFiguresQuery({ pollInterval });
  return (
    <QueryBoundary query={query} fallback={<FigureRow />}>
      {(data) => <FigureRow data={data} />}
    </QueryBoundary>
  );
}

/** The figures side by side, with placeholders until they are known. */
function FigureRow({ data }: { data?: CurrentFiguresQuery }) {
  const employees = paths.employees(useCompany().name);
  return (
    <div className={classes.figures} aria-busy={!data}>
      <Figure title={texts.safetyIndicator} id="safety-indicator">
        {data ? (
          <>
            <SafetyIndicator indicator={data.safetyIndicator} />
            <Text size="sm" c="dimmed" mt={4}>
              {formatCoverage(data.coverage)}
            </Text>
          </>
        ) : (
          <Skeleton h={104} />
        )}
      </Figure>
      <Figure title={texts.whoReports} id="who-reports">
        {data ? <CoverageFacts coverage={data.coverage} /> : <Skeleton h={104} />}
      </Figure>
      <div className={classes.pair}>
        <Figure title={texts.peopleActive} id="people-active">
          {data ? (
            data.activeCount === null ? (
              <NoDataYet>{texts.fewerThanFive}</NoDataYet>
            ) : data.coverage.phones === 0 && data.activeCount === 0 ? (
              <NoDataYet>{texts.noPhoneSignedIn}</NoDataYet>
            ) : (
              <span className={classes.number}>
                <CountLink to={`${employees}?activity=active`} needs="employee:read">
                  {formatNumber(data.activeCount)}
                </CountLink>
              </span>
            )
          ) : (
            <Skeleton h={36} w={64} />
          )}
        </Figure>
        <Figure title={texts.passKey} id="pass-key">
          {data?.viewer.company ? (
            <PassKey passKey={data.viewer.company.passKey} />
          ) : (
            <Skeleton h={20} w={140} />
          )}
        </Figure>
      </div>
    </div>
  );
}

function PassKey({ passKey }: { passKey: string }) {
  return (
    <>
      <Box
        component="code"
        display="block"
        mb={2}
        ff="monospace"
        fz="md"
        fw={fontWeights.bold}
        style={{ overflowWrap: 'anywhere' }}
      >
        {passKey}
      </Box>
      <Group gap={4}>
        <CopyButton text={() => passKey} label={texts.copyPassKey} />
        <Popover position="bottom-end" withArrow withRoles trapFocus returnFocus>
          <Popover.Target>
            <Button
              variant="subtle"
              size="compact-xs"
              color="gray"
              aria-label={texts.passKeyQrCode}
              leftSection={<IconQrcode {...icons.sm} />}
            >
              {texts.qrCode}
            </Button>
          </Popover.Target>
          <Popover.Dropdown p="md" w={252}>
            <QrCode text={appSignInAddress({ passKey })} label={texts.qrCodeOf(passKey)} />
            <Text size="sm" c="dimmed" mt="sm">
              {texts.qrCodeHelp}
            </Text>
          </Popover.Dropdown>
        </Popover>
      </Group>
    </>
  );
}
