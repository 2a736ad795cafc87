import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Anchor, Button, Group, Text } from '@mantine/core';
import {
  IconCircleCheck,
  IconPencil,
  IconPrinter,
  IconRotate,
  IconUserShare,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ContactLinks } from '../../follow-up/FollowUpRow.tsx';
import { formatCodeAndDepartment } from '../../../people/person/person-words.ts';
import { BackLink } from '../../../../ui/BackLink.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { icons } from '../../../../ui/tokens.ts';
import { CaseState } from '../../base/CaseState.tsx';
import { texts as caseTexts } from '../../base/texts.ts';
import { PaperNote } from '../../../company/current/PaperNote.tsx';
import { useCan } from '../../../company/current/use-can.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import {
  CaseHead_CaseFragmentDoc,
  type CaseHead_CaseFragment,
} from '../../../../generated/graphql.ts';
import { paths } from '../../../../lib/paths.ts';
import classes from './CaseHead.module.css';
import { texts } from './texts.tsx';

interface Props {
  caseData: FragmentType<CaseHead_CaseFragment>;
  isReopening: boolean;
  onEdit: () => void;
  onClose: () => void;
  onAssign: () => void;
  onReopen: () => void;
}

/** Number, person, disease and state of a case, with its actions. */
export function CaseHead({
  caseData: from,
  isReopening,
  onEdit,
  onClose,
  onAssign,
  onReopen,
}: Props) {
  const { data: caseData } = useSuspenseFragment({ fragment: CaseHead_CaseFragmentDoc, from });
  const can = useCan();
  const { name: companyName } = useCompany();
  const { number, person, disease, classification, outcome, owner, openedByReport } = caseData;
  return (
    <>
      <BackToCases />
      <PaperNote />
      <PageTitle
        title={texts.title(caseTexts.caseNumber(number), person.name)}
        state={
          <Group gap="4px 12px">
            <CaseState outcome={outcome} />
            <Text component="span" size="sm">
              {caseTexts.diseaseNames[disease]}, {caseTexts.classificationNames[classification]}
            </Text>
            {person.code === null ? (
              <>
                <Tag tone="neutral">{formatCodeAndDepartment(person)}</Tag>
                <ContactLinks person={person} />
              </>
            ) : (
              <Anchor
                component={Link}
                to={paths.employee(companyName, person.code)}
                size="sm"
                title={texts.pageOf(person.name)}
              >
                {formatCodeAndDepartment(person)}
              </Anchor>
            )}
            {openedByReport && <Tag tone="accent">{texts.reportedByEmployee}</Tag>}
          </Group>
        }
        action={
          <Group gap="xs" className={`screen-only ${classes.actions}`}>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPrinter {...icons.md} />}
              onClick={() => window.print()}
            >
              {texts.print}
            </Button>
            {!can('case:update') ? null : outcome === null ? (
              <>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconUserShare {...icons.md} />}
                  onClick={onAssign}
                >
                  {owner === null ? texts.assign : texts.handOver}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconCircleCheck {...icons.md} />}
                  onClick={onClose}
                >
                  {texts.close}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconPencil {...icons.md} />}
                  onClick={onEdit}
                >
                  {texts.edit}
                </Button>
              </>
            ) : (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconRotate {...icons.md} />}
                loading={isReopening}
                onClick={onReopen}
              >
                {texts.reopen}
              </Button>
            )}
          </Group>
        }
      />
    </>
  );
}

/** A link to the list of cases. */
export function BackToCases() {
  const { name: companyName } = useCompany();
  return <BackLink to={paths.cases(companyName)}>{texts.allCases}</BackLink>;
}
