import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconInfoCircle, IconVirusOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { codeOf } from '../../../../apollo/errors.ts';
import { useLiveFigures } from '../../../../apollo/live.ts';
import { refetchFields } from '../../../../apollo/outdated-fields.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { QueryBoundary } from '../../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../../ui/TableSkeleton.tsx';
import { icons } from '../../../../ui/tokens.ts';
import { caseTopics } from '../../base/case-topics.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { useCasePageQuery, type CasePageQuery } from '../../../../generated/graphql.ts';
import { paths } from '../../../../lib/paths.ts';
import { AssignCaseDialog } from '../dialogs/AssignCaseDialog.tsx';
import { CloseCaseDialog } from '../dialogs/CloseCaseDialog.tsx';
import { EditCaseDialog } from '../dialogs/EditCaseDialog.tsx';
import { useReopen } from '../dialogs/use-reopen.ts';
import { ManualContacts } from '../../surroundings/ManualContacts.tsx';
import { CaseExposed } from './CaseExposed.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { BackToCases, CaseHead } from './CaseHead.tsx';
import { CaseTimeline } from './CaseTimeline.tsx';
import { PeopleToAsk } from './PeopleToAsk.tsx';
import { readCaseNumber } from './case-number.ts';
import { texts } from './texts.tsx';

/** The page of one case, addressed by its number. */
export function CasePage() {
  const { number: text = '' } = useParams();
  const number = readCaseNumber(text);
  return number === null ? <CaseNotFound /> : <NumberedCase key={number} number={number} />;
}

function NumberedCase({ number }: { number: number }) {
  const client = useApolloClient();
  const query = useCasePageQuery({ variables: { number } });
  useLiveFigures(() => refetchFields(client, 'case', 'cases', 'contests', 'followUp'), caseTopics);
  return (
    <QueryBoundary
      query={query}
      failure={texts.caseFailed}
      fallback={<CaseSkeleton />}
      renderError={(error) => (codeOf(error) === 'NOT_FOUND' ? <CaseNotFound /> : undefined)}
    >
      {(data) => <Case data={data} />}
    </QueryBoundary>
  );
}

function Case({ data }: { data: CasePageQuery }) {
  const { case: caseData, diseases } = data;
  const [dialog, setDialog] = useState<'edit' | 'close' | 'assign' | null>(null);
  const [reopen, { isReopening }] = useReopen(caseData);
  const disease = diseases.find(({ code }) => code === caseData.disease);
  return (
    <>
      <CaseHead
        caseData={caseData}
        isReopening={isReopening}
        onEdit={() => setDialog('edit')}
        onClose={() => setDialog('close')}
        onAssign={() => setDialog('assign')}
        onReopen={() => void reopen()}
      />
      {disease?.isNearnessEnough === false && (
        <Alert color="amber" icon={<IconInfoCircle {...icons.lg} />} mb="md" py="sm">
          <strong>{texts.notByNearness}</strong> {disease.note}
        </Alert>
      )}
      <Stack gap={36} miw={0}>
        <Stack gap="lg">
          <CaseFacts caseData={caseData} />
          <CaseExposed caseData={caseData} />
        </Stack>
        <PeopleToAsk caseData={caseData} isSpreadInRooms={disease?.isNearnessEnough === false} />
        <ManualContacts caseData={caseData} />
        <CaseTimeline caseData={caseData} />
      </Stack>
      <EditCaseDialog
        isOpen={dialog === 'edit'}
        caseData={caseData}
        onClose={() => setDialog(null)}
      />
      <AssignCaseDialog
        isOpen={dialog === 'assign'}
        caseData={caseData}
        onClose={() => setDialog(null)}
      />
      <CloseCaseDialog
        isOpen={dialog === 'close'}
        caseData={caseData}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

function CaseSkeleton() {
  return (
    <>
      <BackToCases />
      <output>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
      </output>
      <Skeleton h={22} w={260} mt={5} />
      <Skeleton h={12} w={200} mt={14} mb={36} />
      <Group gap={32} mb={40}>
        {Array.from({ length: 5 }, (_fact, place) => (
          <Skeleton key={place} h={36} w={110} />
        ))}
      </Group>
      <TableSkeleton rows={6} columns={6} />
    </>
  );
}

function CaseNotFound() {
  const { name: companyName } = useCompany();
  return (
    <>
      <title>{`${texts.notFound} · VisionCloud`}</title>
      <EmptyState
        icon={IconVirusOff}
        order={1}
        title={texts.notFound}
        sentence={texts.notFoundHelp}
        action={
          <Button component={Link} to={paths.cases(companyName)}>
            {texts.allCases}
          </Button>
        }
      />
    </>
  );
}
