import { Anchor, Drawer, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { codeOf } from '../../../apollo/errors.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import {
  type TracedMeeting_MeetingFragment as TracedMeeting,
  useEvidencePanelQuery,
} from '../../../generated/graphql.ts';
import { evidenceVariables } from './evidence-variables.ts';
import type { TraceStart } from './evidence-words.ts';
import { EvidencePanel } from './EvidencePanel.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { paths } from '../../../lib/paths.ts';
import { texts } from './texts.tsx';

interface Props {
  /** Null if closed. */
  meeting: TracedMeeting | null;
  trace: TraceStart;
  onClose: () => void;
}

/** The evidence of one transmission, loaded when it is opened. */
export function EvidenceDrawer({ meeting, trace, onClose }: Props) {
  const shown = useLastValue(meeting);
  return (
    <Drawer
      opened={meeting !== null}
      onClose={onClose}
      position="right"
      size={680}
      padding="lg"
      overlayProps={{ backgroundOpacity: 0.4, blur: 2 }}
      // A second banner landmark would mislead screen readers.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': texts.closeEvidence }}
      title={
        shown && (
          <Text component="span" fw={fontWeights.bold} fz="lg">
            {texts.passedOn(shown.carrier.name, shown.person.name)}
          </Text>
        )
      }
    >
      {shown && <LoadedEvidence meeting={shown} trace={trace} />}
    </Drawer>
  );
}

interface LoadedProps {
  meeting: TracedMeeting;
  trace: TraceStart;
}

function LoadedEvidence({ meeting, trace }: LoadedProps) {
  const query = useEvidencePanelQuery({ variables: evidenceVariables(meeting) });
  return (
    <QueryBoundary
      query={query}
      dropsPrevious
      fallback={<TableSkeleton rows={6} columns={3} />}
      renderError={(error) => (codeOf(error) === 'NOT_FOUND' ? <ContactGone /> : undefined)}
    >
      {(data) => <EvidencePanel meeting={data.meeting} trace={trace} />}
    </QueryBoundary>
  );
}

/** Shown if the contact was contested in the meantime. */
function ContactGone() {
  const { name: companyName } = useCompany();
  return (
    <Text size="sm">
      {texts.contactGone(
        <Anchor component={Link} to={paths.contests(companyName)} inherit>
          {texts.contestedContacts}
        </Anchor>,
      )}
    </Text>
  );
}
