import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Fact, Facts } from '../../../../ui/Facts.tsx';
import { PhoneFold } from '../../../../ui/PhoneFold.tsx';
import { useActorNames } from '../../../company/current/actor-names.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { formatDay, formatMoment, inSentence } from '../../../../lib/dates/dates.ts';
import { Moment } from '../../../company/current/Moment.tsx';
import {
  CaseFacts_CaseFragmentDoc,
  type CaseFacts_CaseFragment,
} from '../../../../generated/graphql.ts';
import { capitalize } from '../../../../lib/intl.ts';
import { paths } from '../../../../lib/paths.ts';
import classes from './CaseFacts.module.css';
import { formatIsolation, formatWindow } from '../../base/case-dates.ts';
import { endFieldNames, endFields } from '../../base/case-form.ts';
import { texts as caseTexts } from '../../base/texts.ts';
import { texts } from './texts.tsx';

const asSentence = (text: string): string => `${capitalize(text)}.`;

/** The facts entered about a case, its window and its isolation in one line on a wide screen, and below it why. */
export function CaseFacts({ caseData: from }: { caseData: FragmentType<CaseFacts_CaseFragment> }) {
  const { data: caseData } = useSuspenseFragment({ fragment: CaseFacts_CaseFragmentDoc, from });
  const { timeZone } = useCompany();
  const { formatName } = useActorNames();
  const { onsetDay, onsetAt, specimenDay, isolatedAt } = caseData;
  const day = (value: string | null) =>
    value === null ? texts.notKnown : formatDay(value, timeZone);
  const onset =
    onsetAt === null ? inSentence(day(onsetDay)) : inSentence(formatMoment(onsetAt, timeZone));
  const isolated = isolatedAt === null ? null : inSentence(formatMoment(isolatedAt, timeZone));
  return (
    <section aria-labelledby="facts">
      <VisuallyHidden component="h2" id="facts">
        {texts.facts}
      </VisuallyHidden>
      <PhoneFold line={texts.factsLine(onset, isolated)}>
        <Facts orientation="vertical" className={classes.facts}>
          <Fact term={texts.owner}>
            {caseData.owner === null ? (
              texts.nobody
            ) : (
              <span title={caseData.owner}>{formatName(caseData.owner)}</span>
            )}
          </Fact>
          <Fact term={texts.onset}>
            {onsetAt === null ? day(onsetDay) : <Moment at={onsetAt} />}
          </Fact>
          <Fact term={texts.specimenDay}>{day(specimenDay)}</Fact>
          <Fact term={texts.reportedDay}>{day(caseData.reportedDay)}</Fact>
          <Fact term={texts.isolatedAt}>
            {isolatedAt === null ? texts.notIsolated : <Moment at={isolatedAt} />}
          </Fact>
          {endFieldNames.map((field) => {
            const moment = caseData[endFields[field]];
            return (
              moment !== null && (
                <Fact key={field} term={caseTexts.ends[field]}>
                  <Moment at={moment} />
                </Fact>
              )
            );
          })}
          <Fact term={caseTexts.infectiousDays}>{formatWindow(caseData, timeZone)}</Fact>
          <Fact term={caseTexts.isolationUntil}>{formatIsolation(caseData, timeZone)}</Fact>
        </Facts>
        <Reasons caseData={caseData} />
        {caseData.notes && (
          <Text size="sm" mt="xs" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {caseData.notes}
          </Text>
        )}
      </PhoneFold>
    </section>
  );
}

/** The reasons of the window and of the isolation, day zero, and when the case was opened and closed, by whom. */
function Reasons({ caseData }: { caseData: CaseFacts_CaseFragment }) {
  const { name: companyName } = useCompany();
  const { dayZero, window, isolation, openedAt, openedBy, openedByReport, closedAt, closedBy } =
    caseData;
  const withoutIsolation =
    window.endReason === 'DISMISSED' ? texts.noIsolationOfDismissed : texts.noIsolation;
  return (
    <Text size="xs" c="dimmed" mt={6} component="div">
      {texts.window} <span>{asSentence(window.reason)}</span> {texts.isolation}{' '}
      <span>{isolation ? asSentence(isolation.reason) : withoutIsolation}</span> {texts.dayZero}{' '}
      <span>{asSentence(dayZero.reason)}</span>{' '}
      {texts.openedBy(<Moment isInSentence at={openedAt} />, openedBy)}
      {openedByReport && (
        <>
          {' '}
          <Anchor component={Link} to={paths.employeeReports(companyName)} inherit>
            {texts.openedByReport[openedByReport.kind]}
          </Anchor>
        </>
      )}
      {closedAt && (
        <>
          {' · '}
          {texts.closedBy(<Moment isInSentence at={closedAt} />, closedBy)}
        </>
      )}
    </Text>
  );
}
