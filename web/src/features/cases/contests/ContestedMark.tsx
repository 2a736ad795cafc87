import { Popover, Stack, UnstyledButton } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { useActorNames } from '../../company/current/actor-names.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { icons } from '../../../ui/tokens.ts';
import type { Contest_ContestFragment as Contest } from '../../../generated/graphql.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { ContestActDialog, type ContestAct } from './ContestActDialog.tsx';
import { ContestDetails } from './ContestNotes.tsx';
import { formatContest, formatMark } from './contest-words.ts';
import classes from './ContestedMark.module.css';

interface Props {
  /** Contests of the contact. Renders nothing if there are none. */
  contests: readonly Contest[];
  /** Whether no part of the contact counts any more. */
  isWhole: boolean;
}

/** Marks a contested contact. A click shows the contests, with a button to withdraw each; who contested, when and why stands below. */
export function ContestedMark({ contests, isWhole }: Props) {
  const { timeZone } = useCompany();
  const { formatActor } = useActorNames();
  const [isOpen, setOpen] = useState(false);
  const [act, setAct] = useState<ContestAct | null>(null);
  if (contests.length === 0) return null;
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        width={320}
        position="bottom-start"
        shadow="md"
        withRoles
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <UnstyledButton className={classes.mark} onClick={() => setOpen(!isOpen)}>
            <Tag tone="neutral">
              <IconBan {...icons.sm} /> {formatMark(contests, isWhole)}
            </Tag>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className="screen-only">
          <Stack gap="md">
            {contests.map((contest) => (
              <ContestDetails
                key={contest.id}
                contest={contest}
                onAct={(chosen) => {
                  setOpen(false);
                  setAct(chosen);
                }}
              />
            ))}
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {contests.map((contest) => (
        <div key={contest.id} className={classes.written}>
          {formatContest(contest, { timeZone, formatActor })}
        </div>
      ))}
      <ContestActDialog act={act} onClose={() => setAct(null)} />
    </>
  );
}
