import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Group, Modal, Switch, Text } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useNow } from '../../../lib/browser/clock.ts';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { notifyFailure } from '../../../ui/notify.tsx';
import { icons } from '../../../ui/tokens.ts';
import { useCompany } from '../current/CompanyContext.tsx';
import { useMay } from '../current/use-may.ts';
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

interface Change {
  safeguard: (typeof safeguards)[number];
  isOn: boolean;
}

interface Props {
  company: FragmentType<Safeguards_CompanyFragment>;
}

/** Settings that protect people from members of the company. Owners change them, each after a confirmation. */
export function Safeguards({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({ fragment: Safeguards_CompanyFragmentDoc, from });
  const id = useId();
  const { timeZone } = useCompany();
  const canChange = useMay()('safeguard:update');
  const [isOpen, setIsOpen] = useState(false);
  // Stays set while the dialog closes.
  const [change, setChange] = useState<Change | null>(null);
  const now = useNow();
  const [save, { loading, data }] = useSafeguardsMutation({
    onCompleted: () => setIsOpen(false),
    onError: () => notifyFailure(somethingWentWrong),
  });
  const ask = (asked: Change): void => {
    setChange(asked);
    setIsOpen(true);
  };
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
            onChange={(event) => ask({ safeguard, isOn: event.currentTarget.checked })}
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
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={change && texts.safeguardLabels[change.safeguard]}
      >
        {change && (
          <Confirmation
            confirmLabel={change.isOn ? texts.turnOn : texts.turnOff}
            isBusy={loading}
            onConfirm={() =>
              void save({ variables: { input: { [change.safeguard]: change.isOn } } })
            }
            onCancel={() => setIsOpen(false)}
          >
            <p>{texts.safeguardEffects[change.safeguard][change.isOn ? 'on' : 'off']}</p>
            {change.safeguard === 'informsAtOnce' && change.isOn && (
              <InformsAtOnceConsequences minCandidates={company.minNoticeCandidates} />
            )}
            <p>{texts.ownersAreTold}</p>
          </Confirmation>
        )}
      </Modal>
    </DescribedSection>
  );
}
