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
import { endFieldNames, endFields } from '../../base/case-form.ts';
import { texts as caseTexts } from '../../base/texts.ts';
import { texts } from './texts.tsx';

const asSentence = (text: string): string => `${capitalize(text)}.`;

/** The facts entered about a case, its window and its isolation with their reasons, in one line on a wide screen. */
export function CaseFacts({ caseData: from }: { caseData: FragmentType<CaseFacts_CaseFragment> }) {
  const { data: caseData } = useSuspenseFragment({ fragment: CaseFacts_CaseFragmentDoc, from });
  const { timeZone, name: companyName } = useCompany();
  const { formatName } = useActorNames();
  const { person, onsetDay, onsetAt, specimenDay, isolatedAt, window, isolation } = caseData;
  const day = (value: string | null) =>
    value === null ? texts.notKnown : formatDay(value, timeZone);
  const withoutIsolation =
    window.endReason === 'DISMISSED' ? texts.noIsolationOfDismissed : texts.noIsolation;
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
          <Fact term={texts.person}>
            <Anchor
              component={Link}
              to={paths.employee(companyName, person.code ?? person.id)}
              inherit
            >
              {person.name}
            </Anchor>
            <Text size="xs" c="dimmed">
              {[person.code, person.department].filter(Boolean).join(' · ')}
            </Text>
          </Fact>
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
          <Fact term={texts.window} className={classes.sentence}>
            {asSentence(window.reason)}
          </Fact>
          <Fact term={texts.isolation} className={classes.sentence}>
            {isolation ? asSentence(isolation.reason) : withoutIsolation}
          </Fact>
        </Facts>
        <Acts caseData={caseData} />
        {caseData.notes && (
          <Text size="sm" mt="xs" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {caseData.notes}
          </Text>
        )}
      </PhoneFold>
    </section>
  );
}

/** Day zero, and when the case was opened and closed, by whom. */
function Acts({ caseData }: { caseData: CaseFacts_CaseFragment }) {
  const { name: companyName } = useCompany();
  const { dayZero, openedAt, openedBy, openedByReport, closedAt, closedBy } = caseData;
  return (
    <Text size="xs" c="dimmed" mt="sm" component="div">
      {texts.dayZero} <span>{asSentence(dayZero.reason)}</span>{' '}
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
