import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { icons } from '../../components/tokens.ts';
import type {
  FollowUpActKind,
  FollowUpRow_FollowUpFragment,
  FollowUpStep,
} from '../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** The act that does a step; a release at the end of the quarantine needs none. */
const actsOfSteps: Record<FollowUpStep, FollowUpActKind | null> = {
  INFORM: 'INFORMED',
  CORRECT: 'CORRECTED',
  TEST: 'TESTED',
  RELEASE: null,
};

/** What can be done for a person. */
export const listActs = ({ owesCorrection }: { owesCorrection: boolean }): FollowUpActKind[] => [
  'INFORMED',
  ...(owesCorrection ? ['CORRECTED' as const] : []),
  'TESTED',
  'RELEASED',
  'ASSIGNED',
  'NOTE',
];

interface Props {
  row: FollowUpRow_FollowUpFragment;
  onAct: (kind: FollowUpActKind) => void;
}

/** The act that is due as a button, and the others in a menu. */
export function RowActions({ row, onAct }: Props) {
  const { name } = row.person;
  const dueAct = row.nextStep === null ? null : actsOfSteps[row.nextStep];
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {dueAct && (
        <Button
          size="compact-sm"
          variant="light"
          visibleFrom="sm"
          aria-label={texts.actTitle(texts.actNames[dueAct], name)}
          onClick={() => onAct(dueAct)}
        >
          {texts.actNames[dueAct]}
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
              {texts.actNames[kind]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
