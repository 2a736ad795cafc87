import { Button, Group } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../lib/intl.ts';
import { paths } from '../../../../lib/paths.ts';
import { icons } from '../../../../ui/tokens.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { useCan } from '../../../company/current/use-can.ts';
import { formatCallSearch } from '../../follow-up/call-search.ts';
import type { FollowUpRow_FollowUpFragment as Row } from '../../../../generated/graphql.ts';
import { texts } from './texts.tsx';
import { splitToTell } from './whom-to-tell.ts';

interface Props {
  /** People followed up because of the case. */
  rows: readonly Row[];
  onInform: (rows: Row[]) => void;
}

/** The main button of the page: to inform everybody who can be written to, and beside it to call the others. */
export function TellButtons({ rows, onInform }: Props) {
  const { name: companyName } = useCompany();
  const can = useCan();
  const { toWrite, toCall } = splitToTell(rows);
  if (!can('follow-up:update') || toWrite.length + toCall.length === 0) return null;
  const isCorrection = toWrite[0]?.nextStep === 'CORRECT';
  return (
    <Group gap="xs" className="screen-only">
      {toWrite.length > 0 && (
        <Button leftSection={<IconMail {...icons.md} />} onClick={() => onInform(toWrite)}>
          {(isCorrection ? texts.correctAll : texts.informAll)(
            toWrite.length,
            formatNumber(toWrite.length),
          )}
        </Button>
      )}
      {toCall.length > 0 && (
        <Button
          component={Link}
          to={`${paths.calls(companyName)}${formatCallSearch(toCall.map(({ id }) => id))}`}
          variant={toWrite.length > 0 ? 'default' : 'filled'}
          leftSection={<IconPhone {...icons.md} />}
        >
          {texts.callPeople(formatNumber(toCall.length))}
        </Button>
      )}
    </Group>
  );
}
