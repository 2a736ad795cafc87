import { Button, Skeleton, Stack } from '@mantine/core';
import { IconVirusOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../ui/BackLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import {
  useDiseasePageQuery,
  type DiseaseCode,
  type DiseasePageQuery,
} from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { DiseaseHead } from './DiseaseHead.tsx';
import { DiseaseHistory } from './DiseaseHistory.tsx';
import { EditDiseaseDialog } from './EditDiseaseDialog.tsx';
import { FigureTable } from './FigureTable.tsx';
import { PlanTable } from './PlanTable.tsx';
import { RecordsNotice } from './RecordsNotice.tsx';
import { texts } from './texts.tsx';
import { diseaseCodes } from '../base/disease-codes.ts';
import { formatSlug } from './disease-words.ts';

/** Finds the disease code for a path segment. */
const findCode = (slug: string): DiseaseCode | undefined =>
  diseaseCodes.find((code) => formatSlug(code) === slug);

/** One disease: its values with their defaults and sources, and its history. */
export function DiseasePage() {
  const { disease = '' } = useParams();
  const code = findCode(disease);
  return code === undefined ? <DiseaseNotFound /> : <KnownDisease key={code} code={code} />;
}

function KnownDisease({ code }: { code: DiseaseCode }) {
  const { name: companyName } = useCompany();
  const query = useDiseasePageQuery({ variables: { code } });
  return (
    <>
      <BackLink to={paths.diseases(companyName)}>{texts.diseases}</BackLink>
      <QueryBoundary query={query} failure={texts.diseaseFailed} fallback={<DiseaseSkeleton />}>
        {(data) => <Disease data={data} />}
      </QueryBoundary>
      <DiseaseHistory code={code} />
    </>
  );
}

function Disease({ data }: { data: DiseasePageQuery }) {
  const { disease } = data;
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <DiseaseHead disease={disease} onEdit={() => setEditing(true)} />
      <RecordsNotice {...disease} retentionDays={data.viewer.company?.retentionDays ?? null} />
      <FigureTable disease={disease} />
      <PlanTable disease={disease} />
      <EditDiseaseDialog isOpen={isEditing} disease={disease} onClose={() => setEditing(false)} />
    </>
  );
}

function DiseaseSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton h={22} w={220} mt={5} />
      <Skeleton h={12} w={300} mb="md" />
      <TableSkeleton rows={12} columns={5} />
    </Stack>
  );
}

function DiseaseNotFound() {
  const { name: companyName } = useCompany();
  return (
    <>
      <title>{`${texts.notFound} · VisionCloud`}</title>
      <EmptyState
        icon={IconVirusOff}
        order={1}
        title={texts.notFound}
        sentence={texts.notFoundWhy}
        action={
          <Button component={Link} to={paths.diseases(companyName)}>
            {texts.allDiseases}
          </Button>
        }
      />
    </>
  );
}
