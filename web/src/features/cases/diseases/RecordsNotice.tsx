import { Alert, Anchor } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCan } from '../../company/current/use-can.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { formatCount } from '../../../lib/intl.ts';
import { paths } from '../../../lib/paths.ts';
import { icons } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  name: string;
  /** Days for which the disease needs records. */
  recordDays: number;
  /** Days for which the company keeps records; null: not known. */
  retentionDays: number | null;
}

/** Says that a disease reaches further back than records are kept, with a link to keep them for longer; nothing if it does not. */
export function RecordsNotice({ name, recordDays, retentionDays }: Props) {
  const can = useCan();
  const { name: companyName } = useCompany();
  if (retentionDays === null || recordDays <= retentionDays) return null;
  const [needed, kept] = [recordDays, retentionDays].map((days) =>
    formatCount(days, texts.daysCount),
  ) as [string, string];
  return (
    <Alert
      color="amber"
      icon={<IconCalendarX {...icons.lg} />}
      title={texts.recordsTitle(kept)}
      mb="lg"
      maw={760}
    >
      {texts.recordsMeaning(name, needed, kept)}{' '}
      {can('settings:update') ? (
        <Anchor component={Link} to={paths.landing(companyName)} inherit underline="always">
          {texts.keepLonger}
        </Anchor>
      ) : (
        texts.askToKeepLonger
      )}
    </Alert>
  );
}
