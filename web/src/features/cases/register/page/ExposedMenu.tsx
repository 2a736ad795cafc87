import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { icons } from '../../../../ui/tokens.ts';
import { useCan } from '../../../company/current/use-can.ts';
import { ContestDialog } from '../../contests/ContestDialog.tsx';
import type { CaseTraceQuery } from '../../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  exposure: CaseTraceQuery['case']['trace']['exposures'][number];
  /** URL of the tracing page with the window of the case; undefined if the person of the case has left. */
  evidence: string | undefined;
  /** Opens the follow-up; undefined for people without one. */
  details?: LinkProps | undefined;
}

/** The quiet actions of a row: details, evidence, and to contest the contact. */
export function ExposedMenu({ exposure, evidence, details }: Props) {
  const can = useCan();
  const [isContesting, setContesting] = useState(false);
  const [wasContesting, setContested] = useState(false);
  const { person, path } = exposure;
  const last = path.at(-1);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="dimmed"
            className="screen-only"
            aria-label={texts.actionsFor(person.name)}
          >
            <IconDots {...icons.md} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {details && (
            <Menu.Item component={Link} {...details}>
              {texts.details}
            </Menu.Item>
          )}
          {evidence !== undefined && (
            <Menu.Item component={Link} to={`${evidence}&evidence=${person.id}`}>
              {texts.showEvidence}
            </Menu.Item>
          )}
          {last && !person.isDeleted && can('case:update') && (
            <Menu.Item
              onClick={() => {
                setContested(true);
                setContesting(true);
              }}
            >
              {texts.contestWith(last.carrier.name)}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {wasContesting && last && (
        <ContestDialog
          isOpen={isContesting}
          target={{ step: last }}
          onClose={() => setContesting(false)}
        />
      )}
    </>
  );
}
