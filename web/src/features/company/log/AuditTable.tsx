import { Anchor, Box, Text } from '@mantine/core';
import { useTimeZone } from '../current/CompanyContext.tsx';
import { type Column, ListTable } from '../../../ui/ListTable.tsx';
import { MailAddress } from '../../../ui/MailAddress.tsx';
import { Moment } from '../current/Moment.tsx';
import { useActorNames } from '../current/actor-names.ts';
import { roleNames } from '../current/role-names.ts';
import type {
  AuditRow_EntryFragment,
  AuditAction,
  MemberRole,
} from '../../../generated/graphql.ts';
import { AuditOrigin } from './AuditOrigin.tsx';
import { formatDetail } from './audit-detail.ts';
import { texts } from './texts.ts';

/** Actions that the gateway's jobs take. */
const jobActions: ReadonlySet<AuditAction> = new Set([
  'COMPANY_DELETED',
  'EMPLOYEE_ERASED',
  'NOTICES_SENT',
]);

/** Names the actor. Without an email address it was an employee, a visitor or a job. */
const formatActor = ({
  action,
  actor,
  role,
}: Pick<AuditRow_EntryFragment, 'action' | 'actor' | 'role'>): string => {
  if (actor !== null) return actor;
  if (role === 'PROVIDER_ADMIN') return texts.provider;
  if (role === 'EMPLOYEE' || role === 'OWN_FILE') return texts.employee;
  return jobActions.has(action) ? texts.product : texts.visitor;
};

/** Shown as the company of an entry without one, or of a deleted one. */
const noCompany = texts.provider;

type Entry = AuditRow_EntryFragment;

interface Props {
  entries: Entry[];
  hasCompany: boolean;
  /** Filters the log by a company's id. */
  onCompany: (id: string) => void;
  /** Filters the log by a person's address. */
  onActor: (actor: string) => void;
}

export function AuditTable({ entries, hasCompany, onCompany, onActor }: Props) {
  const actor = (entry: Entry) =>
    entry.actor === null ? (
      formatActor(entry)
    ) : (
      <Actor actor={entry.actor} role={entry.role} onActor={onActor} />
    );
  const timeZone = useTimeZone();
  const company = ({ company: whose }: Entry) =>
    whose === null ? (
      <Text size="sm" c="dimmed">
        {noCompany}
      </Text>
    ) : (
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="left"
        aria-label={texts.onlyDoneTo(whose.name)}
        onClick={() => onCompany(whose.id)}
      >
        {whose.name}
      </Anchor>
    );
  const columns: Column<Entry>[] = [
    {
      key: 'createdAt',
      title: texts.timeColumn,
      width: 150,
      render: ({ createdAt }) => <Moment at={createdAt} size="sm" />,
    },
    {
      key: 'actor',
      title: texts.actorColumn,
      visibleFrom: 'md',
      render: actor,
    },
    {
      key: 'action',
      title: texts.actionColumn,
      render: (entry) => (
        <>
          <Text size="sm">{texts.actions[entry.action]}</Text>
          {entry.isDetailWithheld && (
            <Text size="xs" c="dimmed">
              {texts.detailWithheld}
            </Text>
          )}
          {formatDetail(entry.detail, timeZone) !== '' && (
            <Text
              size="xs"
              c="dimmed"
              // Tabular digits leave gaps beside the hyphens of order numbers.
              style={{ fontVariantNumeric: 'normal' }}
              title={entry.detail ?? ''}
            >
              {formatDetail(entry.detail, timeZone)}
            </Text>
          )}
          {hasCompany && <Box hiddenFrom="sm">{company(entry)}</Box>}
          <Text
            size="xs"
            c="dimmed"
            hiddenFrom="md"
            component="div"
            style={{ overflowWrap: 'anywhere' }}
          >
            {actor(entry)}
          </Text>
          <Box hiddenFrom="md">
            <AuditOrigin entry={entry} />
          </Box>
        </>
      ),
    },
    ...(hasCompany
      ? [
          {
            key: 'company',
            title: texts.companyColumn,
            visibleFrom: 'sm',
            render: company,
          },
        ]
      : []),
    {
      key: 'address',
      title: texts.originColumn,
      width: 240,
      visibleFrom: 'md',
      render: (entry) => <AuditOrigin entry={entry} />,
    },
  ];
  return <ListTable columns={columns} rows={entries} keepsHeaderOnPhones />;
}

interface ActorProps {
  actor: string;
  role: Entry['role'];
  onActor: (actor: string) => void;
}

/** Name, role and address of who acted. The role is that of then. */
function Actor({ actor, role, onActor }: ActorProps) {
  const { formatName } = useActorNames();
  const name = formatName(actor);
  const roleName = role !== null && role in roleNames ? roleNames[role as MemberRole] : null;
  return (
    <>
      <Anchor
        component="button"
        type="button"
        inherit
        ta="left"
        style={{ overflowWrap: 'anywhere' }}
        aria-label={texts.onlyDoneBy(name)}
        onClick={() => onActor(actor)}
      >
        {name === actor ? <MailAddress address={actor} /> : name}
      </Anchor>
      {roleName !== null && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {roleName}
          {name !== actor && (
            <>
              {', '}
              <MailAddress address={actor} />
            </>
          )}
        </Text>
      )}
    </>
  );
}
