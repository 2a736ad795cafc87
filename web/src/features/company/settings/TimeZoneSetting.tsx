import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useNow } from '../../../lib/browser/clock.ts';
import { listTimeZones } from '../../../lib/intl.ts';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { dayOf, formatTime, isoOf, longDay } from '../../../lib/dates/dates.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import {
  TimeZoneSetting_CompanyFragmentDoc,
  useTimeZoneSettingMutation,
  type TimeZoneSetting_CompanyFragment,
} from '../../../generated/graphql.ts';
import { ConcurrentEditAlert } from './ConcurrentEditAlert.tsx';
import { SaveBar } from './SaveBar.tsx';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { useDraft } from './use-draft.ts';
import { texts } from './texts.tsx';

const zones = listTimeZones();

interface Props {
  company: FragmentType<TimeZoneSetting_CompanyFragment>;
}

/** The company's time zone. */
export function TimeZoneSetting({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: TimeZoneSetting_CompanyFragmentDoc,
    from,
  });
  const now = isoOf(useNow());
  const draft = useDraft(company.timeZone);
  const [save, { loading, data }] = useTimeZoneSettingMutation({
    onCompleted: draft.reset,
    onError: () => notifyFailure(somethingWentWrong),
  });
  return (
    <DescribedSection title={texts.timeZone} sentence={texts.timeZoneMeaning}>
      <Select
        label={texts.timeZone}
        maw={360}
        searchable
        allowDeselect={false}
        limit={100}
        nothingFoundMessage={texts.noTimeZone}
        // A browser may not list a zone that was chosen in another.
        data={zones.includes(company.timeZone) ? zones : [company.timeZone, ...zones]}
        value={draft.value}
        onChange={(zone) => draft.set(zone ?? company.timeZone)}
        description={texts.thereNow(longDay(dayOf(now, draft.value)), formatTime(now, draft.value))}
      />
      {draft.hasConflict && (
        <ConcurrentEditAlert saved={company.timeZone} onDiscard={draft.reset} />
      )}
      <SaveBar
        name={texts.timeZoneName}
        isDirty={draft.isDirty}
        isSaving={loading}
        isSaved={data !== undefined && data !== null}
        onSave={() => void save({ variables: { timeZone: draft.value } })}
        onReset={draft.reset}
      />
    </DescribedSection>
  );
}
