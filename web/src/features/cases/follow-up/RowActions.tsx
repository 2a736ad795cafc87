import { ActionIcon, Button, Group, Menu, type GroupProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { icons } from '../../../ui/tokens.ts';
import type { FollowUpRow_FollowUpFragment, FollowUpStep } from '../../../generated/graphql.ts';
import { texts as caseTexts } from '../base/texts.ts';
import { useCan } from '../../company/current/use-can.ts';
import type { RowAct } from './row-act.ts';
import { texts } from './texts.tsx';

/** The act for each next step. A release at the end of the quarantine needs none. */
const actsOfSteps: Record<FollowUpStep, RowAct | null> = {
  INFORM: 'NOTICE',
  CORRECT: 'NOTICE',
  TEST: 'TESTED',
  RELEASE: null,
};

type Steps = Pick<FollowUpRow_FollowUpFragment, 'nextStep' | 'owesCorrection'>;

export const listActs = ({ nextStep, owesCorrection }: Steps): RowAct[] => [
  ...(nextStep === 'INFORM' || nextStep === 'CORRECT' ? ['NOTICE' as const] : []),
  'INFORMED',
  ...(owesCorrection ? ['CORRECTED' as const] : []),
  'TESTED',
  'RELEASED',
  'ASSIGNED',
  'NOTE',
];

/** Label of an action. A notice informs or corrects. */
export const formatRowAct = (act: RowAct, { owesCorrection }: Pick<Steps, 'owesCorrection'>) =>
  act === 'NOTICE' && owesCorrection ? texts.steps.CORRECT : texts.actNames[act];

interface ButtonsProps extends GroupProps {
  row: FollowUpRow_FollowUpFragment;
  onAct: (kind: RowAct) => void;
}

/** All acts as buttons; nothing for those who may not add any. */
export function ActButtons({ row, onAct, ...group }: ButtonsProps) {
  if (!useCan()('follow-up:update')) return null;
  return (
    <Group gap="xs" {...group}>
      {listActs(row).map((kind) => (
        <Button key={kind} size="xs" variant="default" onClick={() => onAct(kind)}>
          {formatRowAct(kind, row)}
        </Button>
      ))}
    </Group>
  );
}

interface Props {
  row: FollowUpRow_FollowUpFragment;
  onAct: (kind: RowAct) => void;
  /** Contests the contact by which a case exposed the person; undefined if the row has its own button for it. */
  onContest?: (caseNumber: number) => void;
}

/** The next act as a button, and the others in a menu. */
export function RowActions({ row, onAct, onContest }: Props) {
  const can = useCan();
  const { name } = row.person;
  const dueAct = row.nextStep === null ? null : actsOfSteps[row.nextStep];
  if (!can('follow-up:update')) return null;
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {dueAct && (
        <Button
          size="compact-sm"
          variant="light"
          visibleFrom="sm"
          aria-label={texts.actTitle(formatRowAct(dueAct, row), name)}
          onClick={() => onAct(dueAct)}
        >
          {formatRowAct(dueAct, row)}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" c="dimmed" aria-label={texts.actionsFor(name)}>
            <IconDots {...icons.md} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {listActs(row).map((kind) => (
            <Menu.Item key={kind} onClick={() => onAct(kind)}>
              {formatRowAct(kind, row)}
            </Menu.Item>
          ))}
          {onContest && row.exposures.length > 0 && (
            <>
              <Menu.Divider />
              {row.exposures.map(({ caseNumber }) => (
                <Menu.Item key={caseNumber} onClick={() => onContest(caseNumber)}>
                  {texts.contestContactWith(caseTexts.caseNumber(caseNumber))}
                </Menu.Item>
              ))}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
