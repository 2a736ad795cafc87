import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { fontWeights } from '../../../ui/tokens.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import {
  DiseaseRow_DiseaseFragmentDoc,
  type DiseaseRow_DiseaseFragment,
} from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './DiseaseRow.module.css';
import {
  formatDays,
  formatInfectious,
  formatSpreads,
  formatSlug,
  findValue,
} from './disease-words.ts';
import { texts } from './texts.tsx';
import { UseTag } from './UseTag.tsx';

interface Props {
  disease: FragmentType<DiseaseRow_DiseaseFragment>;
}

/** A disease in the list, with its most important values. */
export function DiseaseRow({ disease: from }: Props) {
  const { data: disease } = useSuspenseFragment({ fragment: DiseaseRow_DiseaseFragmentDoc, from });
  const { name: companyName } = useCompany();
  const { code, name, spreads, figures } = disease;
  return (
    <tr className={classes.row}>
      <td>
        <Anchor
          component={Link}
          to={paths.disease(companyName, formatSlug(code))}
          size="sm"
          fw={fontWeights.medium}
        >
          {name}
        </Anchor>
      </td>
      <td data-name={texts.spreads} className={classes.spreads}>
        {formatSpreads(spreads)}
      </td>
      <td data-name={texts.infectious}>{formatInfectious(figures)}</td>
      <td data-name={texts.quarantine}>{formatDays(findValue(figures, 'QUARANTINE_DAYS'))}</td>
      <td className={classes.status}>
        <UseTag disease={disease} />
      </td>
    </tr>
  );
}
