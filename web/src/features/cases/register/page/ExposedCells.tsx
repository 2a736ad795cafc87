import { formatCodeAndDepartment } from '../../../people/person/person-words.ts';
import { Anchor, Box } from '@mantine/core';
import { Link, type LinkProps } from 'react-router-dom';
import { formatMinutes } from '../../../../lib/dates/dates.ts';
import { formatNumber } from '../../../../lib/intl.ts';
import { paths } from '../../../../lib/paths.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { Moment } from '../../../company/current/Moment.tsx';
import { Lines } from '../../follow-up/Lines.tsx';
import type { CaseTraceQuery } from '../../../../generated/graphql.ts';
import { texts } from './texts.tsx';

type Exposure = CaseTraceQuery['case']['trace']['exposures'][number];
type ContestedExposure = CaseTraceQuery['case']['trace']['contestedExposures'][number];

interface NameProps {
  person: Exposure['person'];
  /** Opens the follow-up. Without it, the name opens the person's page. */
  details?: LinkProps | undefined;
}

/** The name, which opens the follow-up or the person, with code and department. */
export function NameCell({ person, details }: NameProps) {
  const { name, code } = person;
  const { name: companyName } = useCompany();
  const link = details ?? (code === null ? null : { to: paths.employee(companyName, code) });
  return (
    <td data-cell="name">
      <Lines second={formatCodeAndDepartment(person)}>
        {link === null ? (
          name
        ) : (
          <Anchor component={Link} {...link} size="sm">
            {name}
          </Anchor>
        )}
      </Lines>
    </td>
  );
}

export function LevelCell({ level }: { level: number }) {
  return (
    <td data-cell="level" data-name={texts.level} title={texts.levelMeanings.get(level)}>
      {formatNumber(level)}
    </td>
  );
}

interface MetProps {
  exposure: Exposure | ContestedExposure;
  /** URL of the tracing page; undefined for a contact that does not count, and if the person of the case has left. */
  evidence?: string | undefined;
}

/** When the person was exposed, for how long, and how that is known; opens the evidence. */
export function MetCell({ exposure, evidence }: MetProps) {
  return (
    <td data-cell="met">
      <Lines
        second={
          <>
            <Box component="span" hiddenFrom="sm">
              {texts.ofLevel(formatNumber(exposure.level))}
            </Box>
            {'path' in exposure && <Evidence exposure={exposure} evidence={evidence} />}
          </>
        }
      >
        <Moment at={exposure.exposedAt} />
      </Lines>
    </td>
  );
}

function Evidence({ exposure, evidence }: MetProps & { exposure: Exposure }) {
  const { person, minutes, level, path } = exposure;
  const last = path.at(-1);
  return (
    <>
      {evidence === undefined ? (
        formatMinutes(minutes)
      ) : (
        <Anchor
          component={Link}
          to={`${evidence}&evidence=${person.id}`}
          inherit
          underline="always"
          aria-label={texts.evidenceOf(person.name, formatMinutes(minutes))}
        >
          {formatMinutes(minutes)}
        </Anchor>
      )}{' '}
      {last && (
        <span>
          {level > 1
            ? texts.sourceAndCarrier(texts.sources[last.source], last.carrier.name)
            : texts.sources[last.source]}
        </span>
      )}
    </>
  );
}
