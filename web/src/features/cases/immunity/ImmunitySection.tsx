import { Anchor, Button, Group, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { shortDay } from '../../../lib/dates/dates.ts';
import {
  useImmunitySectionQuery,
  useWithdrawImmunityMutation,
  type ImmunitySectionQuery,
  type ImmunityStatus,
} from '../../../generated/graphql.ts';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { icons } from '../../../ui/tokens.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { texts as caseTexts } from '../base/texts.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useActorNames } from '../../company/current/actor-names.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { DecideEvidence } from './DecideEvidence.tsx';
import { EvidenceDialog } from './EvidenceDialog.tsx';
import { formatEvidence, formatEvidenceLine } from './evidence-words.ts';
import { texts } from './texts.ts';

interface Props {
  person: { id: string; name: string };
}

type Immunities = ImmunitySectionQuery['employee'];
type Evidence = Immunities['immunityEvidence'][number];

const statusTones = {
  IMMUNE: 'safe',
  NOT_IMMUNE: 'warning',
  UNKNOWN: 'neutral',
} as const satisfies Record<ImmunityStatus, string>;

/** Whether a person is immune to the diseases of the company, and the evidence for it. */
export function ImmunitySection({ person }: Props) {
  const query = useImmunitySectionQuery({ variables: { employeeId: person.id } });
  return (
    <section aria-labelledby="immunity">
      <QueryBoundary query={query} failure={texts.failed} fallback={<Skeleton h={90} />}>
        {({ employee }) => <LoadedSection person={person} {...employee} />}
      </QueryBoundary>
    </section>
  );
}

function LoadedSection({ person, immunity, immunityEvidence }: Props & Omit<Immunities, 'id'>) {
  const [isAdding, setAdding] = useState(false);
  const canWrite = useCan()('immunity:write');
  const { name: companyName } = useCompany();
  const diseases = immunity.map(({ disease }) => disease);
  return (
    <>
      <Group justify="space-between" align="baseline" gap="sm" mb={4}>
        <Title order={2} id="immunity">
          {texts.title}
        </Title>
        {canWrite && diseases.length > 0 && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus {...icons.sm} />}
            onClick={() => setAdding(true)}
          >
            {texts.add}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.meaning}{' '}
        <Anchor
          component={Link}
          to={paths.immunity(companyName)}
          inherit
          underline="always"
          className="screen-only"
        >
          {texts.all}
        </Anchor>
      </Text>
      <Facts>
        {immunity.map(({ disease, status }) => (
          <Fact key={disease} term={caseTexts.diseaseNames[disease]}>
            <Tag tone={statusTones[status]}>{texts.statuses[status]}</Tag>
          </Fact>
        ))}
      </Facts>
      {immunityEvidence.length === 0 ? (
        <Text size="sm" mt="sm">
          {texts.empty}
        </Text>
      ) : (
        <EvidenceTable name={person.name} evidence={immunityEvidence} canWithdraw={canWrite} />
      )}
      {diseases.length > 0 && (
        <EvidenceDialog
          isOpen={isAdding}
          person={person}
          diseases={diseases}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

interface TableProps {
  name: string;
  evidence: readonly Evidence[];
  canWithdraw: boolean;
}

function EvidenceTable({ name, evidence, canWithdraw }: TableProps) {
  return (
    <PlainTable isStacked aria-labelledby="immunity" mt="md">
      <thead>
        <tr>
          <th scope="col">{texts.evidence}</th>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.recorded}</th>
          <th scope="col" className="screen-only">
            <VisuallyHidden>{texts.act}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {evidence.map((one) => (
          <EvidenceRow key={one.id} name={name} evidence={one} canWithdraw={canWithdraw} />
        ))}
      </tbody>
    </PlainTable>
  );
}

function EvidenceRow({
  name,
  evidence,
  canWithdraw,
}: Omit<TableProps, 'evidence'> & { evidence: Evidence }) {
  const confirm = useConfirm();
  const [withdraw] = useWithdrawImmunityMutation();
  const { formatActor } = useActorNames();
  const { id, disease, day, validUntil, document, state, recordedAt, recordedBy } = evidence;
  const askToWithdraw = (): void =>
    confirm({
      title: texts.withdrawTitle,
      meaning: texts.withdrawMeaning(name),
      confirmLabel: texts.withdraw,
      onConfirm: () => withdraw({ variables: { id } }),
      onDone: () => notifySuccess(texts.withdrawn),
    });
  return (
    <tr>
      <td>
        {`${caseTexts.diseaseNames[disease]}: ${formatEvidence(evidence)}`}
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {document}
        </Text>
      </td>
      <td data-name={texts.day}>
        {shortDay(day)}
        {validUntil && (
          <Text size="xs" c="dimmed">
            {texts.until(shortDay(validUntil))}
          </Text>
        )}
      </td>
      <td data-name={texts.recorded}>
        <Moment at={recordedAt} />
        <Text size="xs" c="dimmed">
          {recordedBy === null ? texts.byEmployee : formatActor(recordedBy)}
        </Text>
      </td>
      <td className="screen-only">
        {state === 'WAITING' && canWithdraw && (
          <DecideEvidence id={id} name={name} line={formatEvidenceLine(evidence)} />
        )}
        {state === 'ACCEPTED' && canWithdraw ? (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={texts.withdrawThis(formatEvidenceLine(evidence))}
            onClick={askToWithdraw}
          >
            {texts.withdraw}
          </Button>
        ) : (
          <Text size="xs" c="dimmed" mt={state === 'WAITING' ? 4 : 0}>
            {texts.states[state]}
          </Text>
        )}
      </td>
    </tr>
  );
}
