import { Alert, Button, Fieldset, Stack, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/intl.ts';
import { getShownData } from '../../../apollo/query-result.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useCan } from '../current/use-can.ts';
import { useCompany } from '../current/CompanyContext.tsx';
import { LicenceCounts } from '../current/LicenceCounts.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useSettingsPageQuery, type SettingsPageQuery } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { GeofencingSetting } from './GeofencingSetting.tsx';
import { IframeSetting } from './IframeSetting.tsx';
import { MinActiveSetting } from './MinActiveSetting.tsx';
import { MinCandidatesSetting } from './MinCandidatesSetting.tsx';
import { NoticeContactSetting } from './NoticeContactSetting.tsx';
import { MinDistanceSetting } from './MinDistanceSetting.tsx';
import { formatMetric } from './preview-words.ts';
import { Safeguards } from './Safeguards.tsx';
import { RetentionSetting } from './RetentionSetting.tsx';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { TimeMetricSetting } from './TimeMetricSetting.tsx';
import { TimeZoneSetting } from './TimeZoneSetting.tsx';
import { UpgradeButton } from '../plans/UpgradeButton.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';
import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Refetches when this tab or window gets the focus: another one may have saved. */
const useRefetchOnFocus = (refetch: () => Promise<unknown>): void => {
  const again = useEffectEvent(() => {
    // On failure the page keeps its data.
    refetch().catch(() => undefined);
  });
  // Before paint, so that no focus event is missed.
  useLayoutEffect(() => {
    const listen = (): void => again();
    window.addEventListener('focus', listen);
    return () => window.removeEventListener('focus', listen);
  }, []);
  const visibility = useDocumentVisibility();
  const before = useRef(visibility);
  useEffect(() => {
    if (before.current === 'hidden' && visibility === 'visible') again();
    before.current = visibility;
  }, [visibility]);
};

const skeleton = (
  <Stack gap="xl" aria-busy>
    {Array.from({ length: 4 }, (_section, index) => (
      <Skeleton key={index} h={120} />
    ))}
  </Stack>
);

/** All settings of a company, each saved separately. */
export function SettingsPage() {
  const query = useSettingsPageQuery();
  useRefetchOnFocus(query.refetch);
  const company = getShownData(query)?.viewer.company;
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={
          company ? texts.summary(formatMetric(company.timeMetric), company.minDistance) : '\u00a0'
        }
      />
      <QueryBoundary query={query} fallback={skeleton}>
        {(data) => <Settings company={data.viewer.company!} history={data.timeMetricHistory} />}
      </QueryBoundary>
    </>
  );
}

interface SettingsProps {
  company: NonNullable<SettingsPageQuery['viewer']['company']>;
  history: SettingsPageQuery['timeMetricHistory'];
}

function Settings({ company, history }: SettingsProps) {
  const { name: companyName } = useCompany();
  const can = useCan();
  const canChange = can('settings:update');
  return (
    <>
      {!canChange && (
        <Alert color="gray" mb="md">
          {texts.readOnly}
        </Alert>
      )}
      <Fieldset variant="unstyled" disabled={!canChange}>
        <TimeMetricSetting company={company} history={history} />
        <MinDistanceSetting company={company} />
        <MinActiveSetting company={company} />
        <GeofencingSetting company={company} />
        <IframeSetting company={company} />
        <NoticeContactSetting company={company} />
      </Fieldset>
      {can('disease:read') && (
        <DescribedSection title={texts.diseases} sentence={texts.diseasesMeaning}>
          <div>
            <Button component={Link} to={paths.diseases(companyName)} variant="default">
              {texts.openDiseases}
            </Button>
          </div>
        </DescribedSection>
      )}
      <Fieldset variant="unstyled" disabled={!canChange}>
        <TimeZoneSetting company={company} />
        <RetentionSetting company={company} />
      </Fieldset>
      <Safeguards company={company} />
      <MinCandidatesSetting company={company} />
      <DescribedSection
        title={texts.plan}
        sentence={texts.maxEmployees(formatNumber(company.plan.maxEmployees))}
      >
        <div>
          <Text fw={fontWeights.medium}>{company.plan.name}</Text>
          <Text size="sm" c="dimmed">
            {company.plan.description}
          </Text>
        </div>
        <LicenceCounts licences={company.licences} />
        {can('plan:request') && (
          <div style={{ maxWidth: 160 }}>
            <UpgradeButton />
          </div>
        )}
      </DescribedSection>
    </>
  );
}
