import { useApolloClient } from '@apollo/client/react';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../apollo/errors.ts';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import {
  fetchReportedCase,
  useConfirmReportedCaseMutation,
  useDismissReportedCaseMutation,
} from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

/** The case that a report has opened, and what is decided on it. */
export interface CaseDecision {
  caseNumber: number;
  person: string;
  isConfirmed: boolean;
}

interface Props {
  isOpen: boolean;
  /** Stays set while the dialog closes. */
  decision: CaseDecision | null;
  onClose: () => void;
}

/** Confirms the case of a report, or closes it as not a case, without leaving the list. */
export function DecideCaseDialog({ isOpen, decision, onClose }: Props) {
  const title = decision?.isConfirmed ? texts.confirmCase : texts.dismissCase;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={decision && title(caseTexts.caseNumber(decision.caseNumber), decision.person)}
    >
      {decision && <DecideCase key={decision.caseNumber} decision={decision} onClose={onClose} />}
    </Modal>
  );
}

function DecideCase({ decision, onClose }: { decision: CaseDecision; onClose: () => void }) {
  const { caseNumber, isConfirmed } = decision;
  const client = useApolloClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [confirm] = useConfirmReportedCaseMutation();
  const [dismiss] = useDismissReportedCaseMutation();
  const decide = async (): Promise<void> => {
    setRefusal(null);
    setBusy(true);
    try {
      const { id, version } = (await fetchReportedCase(client, { number: caseNumber })).case;
      if (isConfirmed)
        await confirm({ variables: { input: { id, version, classification: 'CONFIRMED' } } });
      else await dismiss({ variables: { input: { id, version, outcome: 'NOT_A_CASE' } } });
      const number = caseTexts.caseNumber(caseNumber);
      notifySuccess(isConfirmed ? texts.caseConfirmed(number) : texts.caseDismissed(number));
      onClose();
    } catch (error) {
      setRefusal(messageOf(error as Error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Confirmation
      confirmLabel={isConfirmed ? texts.confirm : texts.notACase}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={() => void decide()}
      onCancel={onClose}
    >
      {isConfirmed ? texts.confirmCaseMeaning : texts.dismissCaseMeaning}
    </Confirmation>
  );
}
