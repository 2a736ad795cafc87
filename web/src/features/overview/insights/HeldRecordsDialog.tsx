import { Modal } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../apollo/errors.ts';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { formatDay, inSentence } from '../../../lib/dates/dates.ts';
import {
  type HeldRecordsQuery,
  useDiscardHeldRecordsMutation,
  useReleaseHeldRecordsMutation,
} from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

/** A decision on the held records of a phone's day. */
export interface HeldDecision {
  kind: 'release' | 'discard';
  held: Pick<
    HeldRecordsQuery['heldRecords']['items'][number],
    'person' | 'day' | 'records' | 'people'
  >;
}

interface Props {
  /** Null while the dialog is closed. */
  decision: HeldDecision | null;
  onClose: () => void;
}

/** Releases or discards held records after confirmation, and shows why if the gateway refuses. */
export function HeldRecordsDialog({ decision, onClose }: Props) {
  const { timeZone } = useCompany();
  const shown = useLastValue(decision);
  const title = shown?.kind === 'release' ? texts.releaseOf : texts.discardOf;
  return (
    <Modal
      opened={decision !== null}
      onClose={onClose}
      title={
        shown && title(shown.held.person.name, inSentence(formatDay(shown.held.day, timeZone)))
      }
    >
      {shown && (
        <Decide
          key={`${shown.kind} ${shown.held.person.id} ${shown.held.day}`}
          decision={shown}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

function Decide({
  decision: { kind, held },
  onClose,
}: {
  decision: HeldDecision;
  onClose: () => void;
}) {
  const [release, releasing] = useReleaseHeldRecordsMutation();
  const [discard, discarding] = useDiscardHeldRecordsMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isRelease = kind === 'release';
  const confirm = async (): Promise<void> => {
    const { person, day, records } = held;
    const variables = { input: { employee: { id: person.id }, day } };
    try {
      await (isRelease ? release({ variables }) : discard({ variables }));
      notifySuccess(isRelease ? texts.released(records) : texts.discarded(records));
      onClose();
    } catch (error) {
      setRefusal(messageOf(error as Error));
    }
  };
  return (
    <Confirmation
      confirmLabel={isRelease ? texts.release : texts.discard}
      isDangerous={!isRelease}
      isBusy={releasing.loading || discarding.loading}
      refusal={refusal}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {isRelease ? texts.releaseMeaning(held.people) : texts.discardMeaning}
    </Confirmation>
  );
}
