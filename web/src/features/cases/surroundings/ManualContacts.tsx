import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Anchor, Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconClockOff, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { icons } from '../../../ui/tokens.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { dayOf, formatMinutes, formatMoment, formatTime } from '../../../lib/dates/dates.ts';
import { Moment } from '../../company/current/Moment.tsx';
import {
  ManualContacts_CaseFragmentDoc,
  useWithdrawManualContactMutation,
  type ManualContacts_CaseFragment,
} from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { AddContactDialog } from './AddContactDialog.tsx';
import { texts } from './texts.tsx';

type CaseData = ManualContacts_CaseFragment;
type Contact = CaseData['manualContacts'][number];

/** Contacts of the person of a case that were added by hand, with buttons to add and remove them. */
export function ManualContacts({ caseData: from }: { caseData: FragmentType<CaseData> }) {
  const { data: caseData } = useSuspenseFragment({
    fragment: ManualContacts_CaseFragmentDoc,
    from,
  });
  const [isAdding, setAdding] = useState(false);
  const confirm = useConfirm();
  const [withdraw] = useWithdrawManualContactMutation();
  const { id, person, outcome, manualContacts } = caseData;
  const isOpen = outcome === null;
  const canChange = useCan()('case:update');
  const remove = (contact: Contact): void => {
    const who = findMetName(contact);
    confirm({
      title: texts.removeContact(who),
      meaning:
        contact.visitor === null
          ? texts.removeMeaning(person.name, who)
          : texts.removeVisitorMeaning(who),
      confirmLabel: texts.remove,
      onConfirm: () => withdraw({ variables: { id: contact.id } }),
      onDone: () => notifySuccess(texts.removed(who)),
    });
  };
  return (
    <section aria-labelledby="manual-contacts">
      <Group justify="space-between" align="baseline" gap="sm" mb={4}>
        <Title order={2} id="manual-contacts">
          {texts.title}
        </Title>
        {isOpen && canChange && (
          <Button
            size="xs"
            variant="default"
            className="screen-only"
            leftSection={<IconPlus {...icons.sm} />}
            onClick={() => setAdding(true)}
          >
            {texts.add}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.meaning}
      </Text>
      {manualContacts.length === 0 ? (
        <Text size="sm">{isOpen ? texts.empty : texts.emptyClosed}</Text>
      ) : (
        <ContactTable caseData={caseData} onRemove={canChange ? remove : undefined} />
      )}
      <AddContactDialog
        isOpen={isAdding}
        caseId={id}
        person={person}
        onClose={() => setAdding(false)}
      />
    </section>
  );
}

const findMetName = ({ person, visitor }: Contact): string => person?.name ?? visitor?.name ?? '';

interface TableProps {
  caseData: CaseData;
  /** Undefined if the role cannot remove contacts. */
  onRemove: ((contact: Contact) => void) | undefined;
}

function ContactTable({ caseData, onRemove }: TableProps) {
  const { window, manualContacts } = caseData;
  return (
    <PlainTable isStacked aria-labelledby="manual-contacts">
      <thead>
        <tr>
          <th scope="col">{texts.metColumn}</th>
          <th scope="col">{texts.whenColumn}</th>
          <th scope="col">{texts.informantColumn}</th>
          <th scope="col" className="screen-only">
            <VisuallyHidden>{texts.actColumn}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {manualContacts.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            counts={contact.startedAt < window.until && contact.endedAt > window.from}
            onRemove={onRemove && (() => onRemove(contact))}
          />
        ))}
      </tbody>
    </PlainTable>
  );
}

interface RowProps {
  contact: Contact;
  /** Whether at least part of it lies in the infectious window. */
  counts: boolean;
  onRemove: (() => void) | undefined;
}

function ContactRow({ contact, counts, onRemove }: RowProps) {
  const { timeZone } = useCompany();
  const { startedAt, endedAt, minutes, informant, informantName, note, addedAt, addedBy } = contact;
  const isSameDay = dayOf(startedAt, timeZone) === dayOf(endedAt, timeZone);
  return (
    <tr>
      <td>
        {contact.visitor ? <Visitor visitor={contact.visitor} /> : <MetPerson contact={contact} />}
      </td>
      <td data-name={texts.whenColumn}>
        {texts.span(
          <Moment at={startedAt} />,
          isSameDay ? formatTime(endedAt, timeZone) : formatMoment(endedAt, timeZone),
        )}
        <Text size="xs" c="dimmed">
          {formatMinutes(minutes)}
        </Text>
        {!counts && contact.visitor === null && (
          <Tag tone="warning" title={texts.outsideWindowMeaning}>
            <IconClockOff {...icons.sm} /> {texts.outsideWindow}
          </Tag>
        )}
      </td>
      <td data-name={texts.informantColumn}>
        {informant?.name ?? (informantName || texts.informantErased)}
        {note !== '' && (
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {note}
          </Text>
        )}
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {texts.addedBy(<Moment isInSentence at={addedAt} />, addedBy)}
        </Text>
      </td>
      <td className="screen-only">
        {onRemove && (
          <Button
            size="xs"
            variant="default"
            aria-label={texts.removeContact(findMetName(contact))}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        )}
      </td>
    </tr>
  );
}

function MetPerson({ contact: { person } }: { contact: Contact }) {
  const { name: companyName } = useCompany();
  if (!person || person.code === null) return person?.name;
  return (
    <>
      <Anchor component={Link} to={paths.employee(companyName, person.code)} size="sm">
        {person.name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {[person.code, person.department].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}

function Visitor({ visitor }: { visitor: NonNullable<Contact['visitor']> }) {
  const { name, phone, company } = visitor;
  return (
    <>
      {name}
      <Text size="xs" c="dimmed">
        {company === '' ? texts.visitor : texts.visitorOf(company)}
      </Text>
      <Anchor href={`tel:${phone}`} size="sm">
        {phone}
      </Anchor>
    </>
  );
}
