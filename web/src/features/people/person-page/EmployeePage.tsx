import { Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { SideBySide } from '../../../ui/SideBySide.tsx';
import { codeOf } from '../../../apollo/errors.ts';
import { getShownData } from '../../../apollo/query-result.ts';
import { texts as changeTexts } from '../access/texts.ts';
import { ConfirmButton, UnconfirmedChange } from '../access/UnconfirmedChange.tsx';
import { useSearch } from '../../../ui/search-params.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { useWithHealth } from '../person/use-with-health.ts';
import { PersonNotFound } from '../person/PersonNotFound.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { employeeRef } from '../person/reference.ts';
import {
  useEmployeePageQuery,
  usePersonFollowUpsQuery,
  type EmployeeRef,
  type EmployeePageQuery,
} from '../../../generated/graphql.ts';
import { ImmunitySection } from '../../cases/immunity/ImmunitySection.tsx';
import { OpenCaseDialog } from '../../cases/base/OpenCaseDialog.tsx';
import { IssueCodesDialog } from '../phones/IssueCodesDialog.tsx';
import { DeleteEmployeesDialog } from '../directory/dialogs/DeleteEmployeesDialog.tsx';
import { EditEmployeeDialog } from '../directory/dialogs/EditEmployeeDialog.tsx';
import classes from './EmployeePage.module.css';
import { directoryAddress } from '../directory/directory-address.ts';
import { CorrectPhoneDialog } from './CorrectPhoneDialog.tsx';
import { PersonDetails } from './PersonDetails.tsx';
import { BackToDirectory, PersonHead } from './PersonHead.tsx';
import { MeetingsSkeleton, PersonMeetings } from './PersonMeetings.tsx';
import { PersonFollowUps } from './PersonFollowUps.tsx';
import { PersonPhone } from './PersonPhone.tsx';
import { PersonTimeline } from './PersonTimeline.tsx';
import { personSearch } from './person-search.ts';
import { EmployeePhoto } from '../directory/photo/EmployeePhoto.tsx';
import { texts } from './texts.tsx';

/** The page of one employee, addressed by id or code. */
export function EmployeePage() {
  const { employeeId = '' } = useParams();
  return <PersonPage key={employeeId} reference={employeeRef(employeeId)} />;
}

function PersonPage({ reference }: { reference: EmployeeRef }) {
  const query = useEmployeePageQuery({
    variables: {
      employee: reference,
      withHealth: useWithHealth(),
    },
  });
  return (
    <QueryBoundary
      query={query}
      fallback={<PersonSkeleton />}
      renderError={(error) => (codeOf(error) === 'NOT_FOUND' ? <PersonNotFound /> : undefined)}
    >
      {(data) => <Person data={data} />}
    </QueryBoundary>
  );
}

function Person({ data }: { data: EmployeePageQuery }) {
  return <PersonScreen key={data.employee.id} {...data} />;
}

function PersonScreen({ employee, departments }: EmployeePageQuery) {
  const { name: companyName } = useCompany();
  const can = useCan();
  const navigate = useNavigate();
  const [asked, askFor] = useSearch(personSearch);
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'code' | 'case' | 'phone' | null>(null);
  const { id, name, code } = employee;
  const closeDialog = (): void => {
    setDialog(null);
    if (asked.dialog) askFor({ dialog: null }, { replace: true });
  };
  const canFollowUp = can('follow-up:read');
  const followUps = usePersonFollowUpsQuery({ variables: { employeeId: id }, skip: !canFollowUp });
  const knownFollowUps = canFollowUp ? getShownData(followUps)?.followUps.items : [];
  return (
    <>
      <PersonHead
        employee={employee}
        followUps={knownFollowUps}
        onEdit={() => setDialog('edit')}
        onOpenCase={() => setDialog('case')}
        onDelete={() => setDialog('delete')}
      />
      {employee.accessChange && (
        <Group mb="lg" gap="sm">
          <UnconfirmedChange change={employee.accessChange} />
          <ConfirmButton
            people={[id]}
            description={changeTexts.confirmFor(name)}
            done={changeTexts.confirmed(name)}
          />
        </Group>
      )}
      {canFollowUp && <PersonFollowUps query={followUps} />}
      <SideBySide widths="minmax(0, 1fr) 320px" gap="40px 56px">
        <Stack gap={40} className={classes.aside}>
          <EmployeePhoto employee={employee} />
          <PersonDetails employee={employee} onCorrectPhone={() => setDialog('phone')} />
          <PersonPhone employee={employee} onIssueCode={() => setDialog('code')} />
        </Stack>
        <Stack gap={40} miw={0}>
          <PersonTimeline employee={employee} followUps={knownFollowUps} />
          {can('immunity:read') && <ImmunitySection person={employee} />}
          {can('contact:read') && <PersonMeetings employeeId={id} name={name} />}
        </Stack>
      </SideBySide>
      <EditEmployeeDialog
        isOpen={dialog === 'edit' || (asked.dialog === 'edit' && can('employee:update'))}
        employee={employee}
        departments={departments.map((department) => department.name)}
        onClose={closeDialog}
      />
      <CorrectPhoneDialog
        isOpen={dialog === 'phone' || (asked.dialog === 'phone' && can('employee:update'))}
        employee={employee}
        onClose={closeDialog}
      />
      <OpenCaseDialog
        isOpen={dialog === 'case' || (asked.dialog === 'case' && can('case:update'))}
        person={employee}
        onClose={closeDialog}
      />
      <IssueCodesDialog
        isOpen={dialog === 'code'}
        target={{ selection: { ids: [id] } }}
        onClose={() => setDialog(null)}
      />
      <DeleteEmployeesDialog
        isOpen={dialog === 'delete'}
        target={{ selection: { ids: [id] }, count: 1, shown: [id], person: { name, code } }}
        onClose={() => setDialog(null)}
        onDeleted={() => void navigate(directoryAddress(companyName))}
      />
    </>
  );
}

function PersonSkeleton() {
  return (
    <>
      <BackToDirectory />
      <output>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
      </output>
      <Skeleton h={22} w={220} mt={5} />
      <Skeleton h={12} w={300} mt={14} mb={36} />
      <SideBySide widths="minmax(0, 1fr) 320px" gap="40px 56px">
        <Stack gap="md" className={classes.aside}>
          <Skeleton circle h={72} />
          {Array.from({ length: 8 }, (_fact, place) => (
            <Skeleton key={place} h={10} w={`${85 - (place % 4) * 12}%`} />
          ))}
        </Stack>
        <div>
          <Skeleton h={16} w={120} mb={24} />
          <MeetingsSkeleton />
        </div>
      </SideBySide>
    </>
  );
}
