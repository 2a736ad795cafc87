import { skipToken } from '@apollo/client/react';
import { Checkbox, Modal, Radio, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import { messageOf } from '../../../apollo/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { ErrorAlert } from '../../../ui/ErrorAlert.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import {
  useIssueAppCodesMutation,
  useIssueCodesCandidatesQuery,
  type AppCodeDelivery,
  type AppCodePeopleInput,
  type EmployeeSelectionInput,
} from '../../../generated/graphql.ts';
import { countRecipients, formatPeople, listConsequences } from './code-words.ts';
import { findCodesKey, makeCodesKey } from './codes-key.ts';
import { texts } from './texts.ts';

/** Who gets codes: selected people, people of an import, or people chosen in the dialog. */
export type CodesTarget =
  | { selection: EmployeeSelectionInput }
  | { changeId: string }
  | { departments: readonly string[] };

interface Props {
  isOpen: boolean;
  target: CodesTarget | null;
  onClose: () => void;
}

/** Issues new app codes for many people, after a preview, and opens the page of the run. */
export function IssueCodesDialog({ isOpen, target, onClose }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.title}>
      {isOpen && target && <IssueCodesForm target={target} onClose={onClose} />}
    </Modal>
  );
}

function IssueCodesForm({ target, onClose }: { target: CodesTarget; onClose: () => void }) {
  const { name: companyName } = useCompany();
  const navigate = useNavigate();
  const [delivery, setDelivery] = useState<AppCodeDelivery>('DOWNLOAD');
  const [department, setDepartment] = useState<string | null>(null);
  const [isDepartment, setIsDepartment] = useState(false);
  // A single person gets a code even if they have signed in.
  const isOnePerson = 'selection' in target && target.selection.ids?.length === 1;
  const [isOnlyNeverSignedIn, setIsOnlyNeverSignedIn] = useState(!isOnePerson);
  // Id and key stay the same when a request is repeated whose answer was lost: it may have started the run.
  const run = useRef({ id: '', request: '' });
  const people = peopleOf(target, isDepartment ? department : undefined);
  const candidates = useIssueCodesCandidatesQuery(
    people ? { variables: { people }, fetchPolicy: 'network-only' } : skipToken,
  );
  // A skipped query keeps its previous data.
  const counts = people && candidates.data?.appCodeCandidates;
  const [issue, { loading, error }] = useIssueAppCodesMutation({
    onCompleted: ({ issueAppCodes }) => {
      onClose();
      void navigate(paths.employeeCodes(companyName, issueAppCodes.id));
    },
    onError: () => undefined,
  });
  const isMail = delivery === 'MAIL';
  const hasSignedIn = counts !== undefined && counts.signedIn > 0;
  const recipients = counts ? countRecipients(counts, isOnlyNeverSignedIn) : 0;
  const submit = (): void => {
    if (!people) return;
    const wanted = { delivery, people: { ...people, onlyNeverSignedIn: isOnlyNeverSignedIn } };
    const request = JSON.stringify(wanted);
    if (run.current.request !== request) run.current = { id: uuid(), request };
    const { id } = run.current;
    const key = isMail ? null : (findCodesKey(id) ?? makeCodesKey(id));
    void issue({ variables: { input: { id, key, ...wanted } } });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (recipients > 0) submit();
      }}
    >
      <Stack gap="md">
        {'departments' in target && (
          <Radio.Group
            label={texts.recipients}
            value={isDepartment ? 'department' : 'everybody'}
            onChange={(value) => setIsDepartment(value === 'department')}
          >
            <Stack gap="xs" mt={6}>
              <Radio value="everybody" label={texts.everybody} />
              <Radio value="department" label={texts.oneDepartment} />
            </Stack>
            {isDepartment && (
              <Select
                mt="xs"
                aria-label={texts.department}
                placeholder={texts.chooseDepartment}
                searchable
                data={[...target.departments]}
                value={department}
                onChange={setDepartment}
              />
            )}
          </Radio.Group>
        )}
        {!isOnePerson && (
          <Checkbox
            label={texts.onlyNeverSignedIn}
            checked={isOnlyNeverSignedIn}
            onChange={(event) => setIsOnlyNeverSignedIn(event.currentTarget.checked)}
          />
        )}
        <Radio.Group label={texts.delivery} value={delivery} onChange={setDelivery}>
          <Stack gap="xs" mt={6}>
            <Radio value="DOWNLOAD" label={texts.download} description={texts.downloadHelp} />
            <Radio value="MAIL" label={texts.mail} description={texts.mailHelp} />
          </Stack>
        </Radio.Group>
        {candidates.error && !counts ? (
          <Failure
            message={texts.countFailed}
            error={candidates.error}
            onRetry={() => void candidates.refetch()}
            isRetrying={candidates.loading}
          />
        ) : (
          <Stack gap={4} mih={48} aria-live="polite">
            {counts ? (
              listConsequences(counts, { isOnlyNeverSignedIn, isMail }).map((sentence) => (
                <Text key={sentence} size="sm" c="dimmed">
                  {sentence}
                </Text>
              ))
            ) : people ? (
              <Skeleton h={14} w="80%" />
            ) : (
              <Text size="sm" c="dimmed">
                {texts.departmentMissing}
              </Text>
            )}
            {counts && isOnlyNeverSignedIn && recipients === 0 && hasSignedIn && (
              <Text size="sm" c="dimmed">
                {texts.allSignedIn(counts.signedIn, formatPeople(counts.signedIn))}
              </Text>
            )}
          </Stack>
        )}
        <ErrorAlert>{error && messageOf(error)}</ErrorAlert>
        <DialogButtons
          action={isMail ? texts.sendInvitations : texts.issueCodes}
          loading={loading}
          disabled={recipients === 0}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

/** Returns undefined until a department is chosen. */
const peopleOf = (
  target: CodesTarget,
  department: string | null | undefined,
): AppCodePeopleInput | undefined => {
  if ('selection' in target) return { selection: target.selection };
  if ('changeId' in target) return { changeId: target.changeId };
  if (department === null) return undefined;
  return {
    selection:
      department === undefined ? { search: '' } : { filter: { departments: [department] } },
  };
};
