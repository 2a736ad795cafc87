import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconInfoCircle, IconPencil } from '@tabler/icons-react';
import { useCan } from '../../company/current/use-can.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { icons } from '../../../ui/tokens.ts';
import {
  DiseaseHead_DiseaseFragmentDoc,
  type DiseaseHead_DiseaseFragment,
} from '../../../generated/graphql.ts';
import { formatSpreads } from './disease-words.ts';
import { FigureLink } from './FigureLink.tsx';
import { texts } from './texts.tsx';
import { UseTag } from './UseTag.tsx';

interface Props {
  disease: FragmentType<DiseaseHead_DiseaseFragment>;
  onEdit: () => void;
}

/** The disease, whether it is used, and what to consider before using it. */
export function DiseaseHead({ disease: from, onEdit }: Props) {
  const { data: disease } = useSuspenseFragment({ fragment: DiseaseHead_DiseaseFragmentDoc, from });
  const can = useCan();
  const { name, spreads, isNearnessEnough, note, onset, clearance, isTreatmentAlternative } =
    disease;
  return (
    <>
      <PageTitle
        title={name}
        state={
          <Group gap="4px 12px">
            <UseTag disease={disease} />
            <Text component="span" size="sm">
              {texts.spreadsBy(formatSpreads(spreads))}
            </Text>
            <Text component="span" size="sm">
              {texts.onsetMeaning(onset)}
            </Text>
          </Group>
        }
        action={
          can('disease:update') && (
            <Button leftSection={<IconPencil {...icons.md} />} onClick={onEdit}>
              {texts.edit}
            </Button>
          )
        }
      />
      <Stack gap="sm" mb="lg" maw={760}>
        {note !== null && (
          <Alert
            color={isNearnessEnough ? 'gray' : 'amber'}
            icon={<IconInfoCircle {...icons.lg} />}
            title={isNearnessEnough ? texts.aboutNearness : texts.notByNearness}
          >
            {note}
          </Alert>
        )}
        {clearance !== null && (
          <Alert color="gray" icon={<IconInfoCircle {...icons.lg} />} title={texts.clearanceTitle}>
            {clearance.note} <FigureLink source={clearance.source} />
          </Alert>
        )}
        {isTreatmentAlternative && <Text size="sm">{texts.treatmentAlternative}</Text>}
      </Stack>
    </>
  );
}
