import { skipToken } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { IconHelpCircle, IconUsersGroup } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { camerasNameNobody, explainUnmeasured, isMeasured } from '../reporting/reporting-words.ts';
import {
  type Reporting_SourcesFragment,
  useNoContactsOfPersonQuery,
  useNoContactsQuery,
} from '../../../generated/graphql.ts';
import type { AnalyticsPerson } from './analytics-range.ts';
import type { DayRange } from '../../../ui/day-range.ts';
import { texts } from './texts.ts';

interface Props {
  /** Null while loading. */
  range: DayRange | null;
  /** Whose contacts to list; null for everybody's. */
  person: AnalyticsPerson | null;
}

const period = texts.inTheseDays;

/** Shown if there are no contacts: either nobody was together long enough, or nothing was measured. */
export function NoContacts({ range, person }: Props) {
  const everybody = useNoContactsQuery(
    range === null || person !== null ? skipToken : { variables: range },
  );
  const alone = useNoContactsOfPersonQuery(
    range === null || person === null ? skipToken : { variables: { ...range, id: person.id } },
  );
  const answer = person === null ? everybody : alone;
  if (!answer.data && !answer.error) return <Skeleton h={240} />;
  const ofAll = everybody.data?.reportingSources;
  const ofPerson = alone.data?.personReporting;
  if (ofAll && !ofAll.phones && !ofAll.namingCameras)
    return <NotKnown sentence={explainSilence(ofAll)} />;
  if (person && ofPerson && !isMeasured(ofPerson))
    return <NotKnown sentence={explainUnmeasured(person.name, ofPerson, period)} />;
  return (
    <EmptyState
      icon={IconUsersGroup}
      order={3}
      title={texts.noContacts}
      sentence={
        answer.data
          ? person
            ? texts.personAlone(person.name)
            : texts.nobodyTogether
          : texts.reportsFailed
      }
    />
  );
}

const explainSilence = ({ cameras }: Reporting_SourcesFragment): string =>
  cameras ? texts.noPhone(period, camerasNameNobody) : texts.noPhoneOrCamera(period);

function NotKnown({ sentence }: { sentence: string }) {
  return <EmptyState icon={IconHelpCircle} order={3} title={texts.notKnown} sentence={sentence} />;
}
