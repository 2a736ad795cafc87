import { ActionIcon, Button, Group, Menu, Text, type GroupProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { icons } from '../../../ui/tokens.ts';
import type { FollowUpRow_FollowUpFragment, FollowUpStep } from '../../../generated/graphql.ts';
import { texts as caseTexts } from '../base/texts.ts';
import { useCan } from '../../company/current/use-can.ts';
import { ResendNotices } from './ResendNotices.tsx';
import { isToBeTold } from './follow-up-words.ts';
import { ContactIcon } from './PhoneRow.tsx';
import classes from './PhoneRow.module.css';
import { findPlanStep, stepsOfKinds } from './plan-words.ts';
import type { RowAct } from './row-act.ts';
import { texts } from './texts.tsx';

/** The act for each next step. A release at the end of the quarantine needs none. */
const actsOfSteps: Record<FollowUpStep, RowAct | null> = {
  INFORM: 'NOTICE',
  CORRECT: 'NOTICE',
  TEST: 'TESTED',
  RELEASE: null,
  ASK_FOR_PROOF: 'PROOF_ASKED',
  GIVE_PROPHYLAXIS: 'PROPHYLAXIS',
  CHECK_SYMPTOMS: 'SYMPTOMS_CHECKED',
};

type Steps = Pick<FollowUpRow_FollowUpFragment, 'nextStep' | 'owesCorrection' | 'steps'>;

/** Lists the acts that can be added to a row. */
export const listActs = ({ nextStep, owesCorrection, steps }: Steps): RowAct[] => {
  const planned = steps.flatMap(({ kind }) => stepsOfKinds[kind] ?? []);
  return [
    ...new Set<RowAct>([
      ...(isToBeTold({ nextStep }) ? ['NOTICE' as const] : []),
      'INFORMED',
      ...(owesCorrection ? ['CORRECTED' as const] : []),
      ...planned.flatMap((step) => actsOfSteps[step] ?? []),
      'TESTED',
      'RELEASED',
      'ASSIGNED',
      'NOTE',
    ]),
  ];
};

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
  /** Contests the contact by which a case exposed the person. */
  onContest: (caseNumber: number) => void;
}

/** The button of the next step, or to send a notice again that failed; the name of the step if it needs no act, and for members who may not act. */
export function StepButton({ row, onAct }: Pick<Props, 'row' | 'onAct'>) {
  const can = useCan();
  const { nextStep } = row;
  const act = nextStep === null ? null : actsOfSteps[nextStep];
  if (act === null && row.notices[0]?.state === 'FAILED' && can('follow-up:update'))
    return <ResendNotices rows={[row]} size="compact-sm" />;
  const isLater = findPlanStep(row)?.status === 'UPCOMING';
  if (act === null || isLater || !can('follow-up:update'))
    return (
      <Text size="xs" c="dimmed">
        {nextStep === null ? texts.nothingNext : texts.steps[nextStep]}
      </Text>
    );
  return (
    <Button
      size="compact-sm"
      variant="light"
      className="screen-only"
      aria-label={texts.actTitle(formatRowAct(act, row), row.person.name)}
      onClick={() => onAct(act)}
    >
      {formatRowAct(act, row)}
    </Button>
  );
}

/** The next act as a button, and the others in a menu; on a phone in the drawer, and a link to call the person in its place. */
export function RowActions({ row, onAct, onContest }: Props) {
  const can = useCan();
  const { name } = row.person;
  if (!can('follow-up:update'))
    return (
      <div className={classes.acts}>
        <StepButton row={row} onAct={onAct} />
        <ContactIcon row={row} />
      </div>
    );
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap" className={classes.acts}>
      <StepButton row={row} onAct={onAct} />
      <ContactIcon row={row} />
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="dimmed"
            visibleFrom="sm"
            aria-label={texts.actionsFor(name)}
          >
            <IconDots {...icons.md} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {listActs(row).map((kind) => (
            <Menu.Item key={kind} onClick={() => onAct(kind)}>
              {formatRowAct(kind, row)}
            </Menu.Item>
          ))}
          {row.exposures.length > 0 && (
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
