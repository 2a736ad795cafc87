import { useApolloClient } from '@apollo/client/react';
import { messageOf } from '../../../../apollo/errors.ts';
import { refetchFields } from '../../../../apollo/outdated-fields.ts';
import { notifyFailure } from '../../../../ui/notify.tsx';
import { texts as caseTexts } from '../../base/texts.ts';
import { useReopenCaseMutation } from '../../../../generated/graphql.ts';
import { notifyAct } from './ActNotice.tsx';
import { texts } from './texts.ts';

/** Reopens a closed case, and shows the result or why it was refused. */
export const useReopen = ({
  id,
  number,
  version,
}: {
  id: string;
  number: number;
  version: number;
}): [() => Promise<void>, { isReopening: boolean }] => {
  const client = useApolloClient();
  const [reopen, { loading }] = useReopenCaseMutation();
  const run = async (): Promise<void> => {
    try {
      const { data } = await reopen({ variables: { input: { id, version } } });
      const entry = data?.reopenCase.log[0];
      if (entry) notifyAct(texts.reopened(caseTexts.caseNumber(number)), entry.id);
    } catch (error) {
      notifyFailure(messageOf(error as Error));
      void refetchFields(client, 'case');
    }
  };
  return [run, { isReopening: loading }];
};
