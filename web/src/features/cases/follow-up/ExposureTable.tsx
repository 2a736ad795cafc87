import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { texts as caseTexts } from '../base/texts.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { ContestButton } from '../contests/ContestButton.tsx';
import { formatMinutes } from '../../../lib/dates/dates.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { texts as rowTexts } from './texts.tsx';
import type { FollowUpDrawerQuery } from '../../../generated/graphql.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { paths } from '../../../lib/paths.ts';
import { texts } from './page-texts.tsx';

type Exposure = FollowUpDrawerQuery['followUp']['exposures'][number];

interface Props {
  exposures: readonly Exposure[];
  /** Who was exposed. */
  person: { id: string; name: string };
}

/** The exposures that count, newest first. */
export function ExposureTable({ exposures, person }: Props) {
  const { name: companyName } = useCompany();
  if (exposures.length === 0) return <Text size="sm">{texts.noExposure}</Text>;
  return (
    <PlainTable isStacked aria-label={texts.exposures}>
      <thead>
        <tr>
          <th scope="col">{texts.exposedBy}</th>
          <th scope="col">{texts.level}</th>
          <th scope="col">{texts.lastContact}</th>
          <th scope="col">{texts.length}</th>
          <th scope="col">{texts.source}</th>
          <th scope="col" className="screen-only">
            <VisuallyHidden>{texts.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {exposures.map(({ caseNumber, level, lastExposedAt, minutes, source, isOwnPhoneOnly }) => (
          <tr key={caseNumber}>
            <th scope="row">
              <Anchor component={Link} to={paths.case(companyName, caseNumber)} size="sm">
                {caseTexts.caseNumber(caseNumber)}
              </Anchor>
            </th>
            <td data-name={texts.level}>{formatNumber(level)}</td>
            <td data-name={texts.lastContact}>
              <Moment at={lastExposedAt} />
            </td>
            <td data-name={texts.length}>{formatMinutes(minutes)}</td>
            <td data-name={texts.source}>
              {texts.sources[source]}
              {isOwnPhoneOnly && (
                <Text size="xs" c="dimmed">
                  {rowTexts.signs.OWN_PHONE_ONLY}
                </Text>
              )}
            </td>
            <td className="screen-only">
              <ContestButton
                pair={[caseTexts.caseNumber(caseNumber), person.name]}
                target={{ caseNumber, personId: person.id }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
