import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Group, Switch, Text } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import { useId } from 'react';
import { useNow } from '../../../lib/browser/clock.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { icons } from '../../../ui/tokens.ts';
import { useCompany } from '../current/CompanyContext.tsx';
import { useCan } from '../current/use-can.ts';
import { exactMoment } from '../../../lib/dates/dates.ts';
import {
  Safeguards_CompanyFragmentDoc,
  useSafeguardsMutation,
  type Safeguards_CompanyFragment,
} from '../../../generated/graphql.ts';
import { InformsAtOnceConsequences } from './InformsAtOnceConsequences.tsx';
import { SaveState } from './SaveBar.tsx';
import { texts } from './texts.tsx';

const safeguards = [
  'contestsNeedConfirmation',
  'informsAtOnce',
  'noticesNameDisease',
  'isCrossStatusOn',
] as const;

interface Props {
  company: FragmentType<Safeguards_CompanyFragment>;
}

/** Settings that protect people from members of the company. Owners change them, each after a confirmation. */
export function Safeguards({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({ fragment: Safeguards_CompanyFragmentDoc, from });
  const id = useId();
  const { timeZone } = useCompany();
  const canChange = useCan()('safeguard:update');
  const now = useNow();
  const confirm = useConfirm();
  const [save, { loading, data }] = useSafeguardsMutation();
  const ask = (safeguard: (typeof safeguards)[number], isOn: boolean): void =>
    confirm({
      title: texts.safeguardLabels[safeguard],
      meaning: (
        <>
          <p>{texts.safeguardEffects[safeguard][isOn ? 'on' : 'off']}</p>
          {safeguard === 'informsAtOnce' && isOn && (
            <InformsAtOnceConsequences minCandidates={company.minNoticeCandidates} />
          )}
          <p>{texts.ownersAreTold}</p>
        </>
      ),
      confirmLabel: isOn ? texts.turnOn : texts.turnOff,
      onConfirm: () => save({ variables: { input: { [safeguard]: isOn } } }),
    });
  const { contestsNeedConfirmationUntil: until } = company;
  const isConfirmationEnding =
    !company.contestsNeedConfirmation && until !== null && Date.parse(until) > now;
  return (
    <DescribedSection title={texts.safeguards} sentence={texts.safeguardsMeaning}>
      {!canChange && <Text size="sm">{texts.onlyOwnersChange}</Text>}
      {safeguards.map((safeguard) => (
        <div key={safeguard}>
          <Switch
            label={texts.safeguardLabels[safeguard]}
            aria-describedby={`${id}-${safeguard}`}
            disabled={!canChange}
            checked={company[safeguard]}
            onChange={(event) => ask(safeguard, event.currentTarget.checked)}
          />
          <Text id={`${id}-${safeguard}`} size="sm" c="dimmed" mt={4}>
            {texts.safeguardMeanings[safeguard]}
          </Text>
        </div>
      ))}
      {isConfirmationEnding && (
        <Alert icon={<IconClockHour4 {...icons.lg} />} color="lagoon" py="sm">
          {texts.confirmationEnds(exactMoment(until, timeZone))}
        </Alert>
      )}
      <Group gap="md">
        <SaveState
          isDirty={false}
          isSaving={loading}
          isSaved={data !== undefined && data !== null}
        />
      </Group>
    </DescribedSection>
  );
}
