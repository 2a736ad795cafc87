import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Title } from '@mantine/core';
import { Fact, Facts } from '../../../../ui/Facts.tsx';
import {
  CaseWindows_CaseFragmentDoc,
  type CaseWindows_CaseFragment,
} from '../../../../generated/graphql.ts';
import { capitalize } from '../../../../lib/intl.ts';
import { texts } from './texts.tsx';

const asSentence = (text: string): string => `${capitalize(text)}.`;

/** Day zero, infectious window and isolation of a case, each with its reason. */
export function CaseWindows({
  caseData: from,
}: {
  caseData: FragmentType<CaseWindows_CaseFragment>;
}) {
  const { data } = useSuspenseFragment({ fragment: CaseWindows_CaseFragmentDoc, from });
  const { dayZero, window, isolation } = data;
  const withoutIsolation =
    window.endReason === 'DISMISSED' ? texts.noIsolationOfDismissed : texts.noIsolation;
  return (
    <section aria-labelledby="windows">
      <Title order={2} id="windows" mb="sm">
        {texts.windows}
      </Title>
      <Facts>
        <Fact term={texts.dayZero}>{asSentence(dayZero.reason)}</Fact>
        <Fact term={texts.window}>{asSentence(window.reason)}</Fact>
        <Fact term={texts.isolation}>
          {isolation ? asSentence(isolation.reason) : withoutIsolation}
        </Fact>
      </Facts>
    </section>
  );
}
