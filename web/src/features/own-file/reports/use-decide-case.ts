import { useApolloClient } from '@apollo/client/react';
import { useConfirm } from '../../../ui/use-confirm.tsx';
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

/** Returns a function that confirms the case of a report, or closes it as not a case, without leaving the list. */
export const useDecideCase = () => {
  const client = useApolloClient();
  const confirm = useConfirm();
  const [confirmCase] = useConfirmReportedCaseMutation();
  const [dismissCase] = useDismissReportedCaseMutation();
  return ({ caseNumber, person, isConfirmed }: CaseDecision): void => {
    const number = caseTexts.caseNumber(caseNumber);
    confirm({
      title: texts[isConfirmed ? 'confirmCase' : 'dismissCase'](number, person),
      meaning: isConfirmed ? texts.confirmCaseMeaning : texts.dismissCaseMeaning,
      confirmLabel: isConfirmed ? texts.confirm : texts.notACase,
      onConfirm: async () => {
        const { id, version } = (await fetchReportedCase(client, { number: caseNumber })).case;
        await (isConfirmed
          ? confirmCase({ variables: { input: { id, version, classification: 'CONFIRMED' } } })
          : dismissCase({ variables: { input: { id, version, outcome: 'NOT_A_CASE' } } }));
      },
      onDone: () =>
        notifySuccess(isConfirmed ? texts.caseConfirmed(number) : texts.caseDismissed(number)),
    });
  };
};
