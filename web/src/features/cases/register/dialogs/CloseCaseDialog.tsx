import { useApolloClient } from '@apollo/client/react';
import { Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../../apollo/errors.ts';
import { refetchFields } from '../../../../apollo/outdated-fields.ts';
import { texts as caseTexts } from '../../base/texts.ts';
import { Consequences, Sentences } from '../../base/Consequences.tsx';
import {
  useCloseCaseMutation,
  useCloseCasePreviewQuery,
  type CaseOutcome,
} from '../../../../generated/graphql.ts';
import { describeClosing } from './consequence-words.ts';
import { notifyAct } from './ActNotice.tsx';
import { texts } from './texts.ts';
import { ErrorAlert } from '../../../../ui/ErrorAlert.tsx';
import { DialogButtons } from '../../../../ui/DialogButtons.tsx';

interface Props {
  isOpen: boolean;
  caseData: { id: string; number: number; version: number };
  onClose: () => void;
}

const outcomes = ['RECOVERED', 'NOT_A_CASE', 'OPENED_IN_ERROR'] as const satisfies CaseOutcome[];

/** Closes a case for a chosen reason, after a preview of what stays to be done. */
export function CloseCaseDialog({ isOpen, caseData, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.closeTitle(caseTexts.caseNumber(caseData.number))}
    >
      <CloseCase caseData={caseData} onClose={onClose} />
    </Modal>
  );
}

function CloseCase({ caseData: { id, number, version }, onClose }: Omit<Props, 'isOpen'>) {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<CaseOutcome | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [close, { loading }] = useCloseCaseMutation();
  // A recovery changes nothing for those exposed, so it tells what is left to do before a reason is chosen.
  const previewed = outcome ?? 'RECOVERED';
  const query = useCloseCasePreviewQuery({
    variables: { input: { id, version, outcome: previewed } },
    fetchPolicy: 'network-only',
  });
  const press = async (): Promise<void> => {
    setRefusal(null);
    setMissing(outcome === null);
    if (outcome === null) return;
    try {
      const { data } = await close({ variables: { input: { id, version, outcome } } });
      onClose();
      const entry = data?.closeCase.log[0];
      if (entry) notifyAct(texts.closed(caseTexts.caseNumber(number)), entry.id);
    } catch (error) {
      setRefusal(messageOf(error as Error));
      // Somebody else may have changed the case: show their version and use it next.
      void refetchFields(client, 'case');
    }
  };
  return (
    <Stack gap="md">
      <Radio.Group
        label={texts.why}
        required
        value={outcome}
        error={isMissing && texts.whyMissing}
        onChange={(chosen) => {
          setOutcome(chosen);
          setMissing(false);
        }}
      >
        <Stack gap="sm" mt={6}>
          {outcomes.map((value) => (
            <Radio
              key={value}
              value={value}
              label={caseTexts.outcomeNames[value]}
              description={texts.outcomeMeanings[value]}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Consequences query={query} preview={query.data?.preview}>
        {(preview) => <Sentences sentences={describeClosing(preview)} />}
      </Consequences>
      <Text size="sm" c="dimmed">
        {texts.closeHelp}
      </Text>
      <ErrorAlert>{refusal}</ErrorAlert>
      <DialogButtons
        action={texts.close}
        loading={loading}
        onAction={() => void press()}
        onCancel={onClose}
      />
    </Stack>
  );
}
