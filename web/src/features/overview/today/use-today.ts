import { useLiveFigures } from '../../../apollo/live.ts';
import { useSession } from '../../../apollo/session.ts';
import {
  useTodayQuery,
  type InsightsTopic,
  type TodayQueryVariables,
} from '../../../generated/graphql.ts';
import type { Permission } from '../../../generated/permissions.ts';
import { caseTopics } from '../../cases/base/case-topics.ts';
import { useCan } from '../../company/current/use-can.ts';

const liveTopics: readonly InsightsTopic[] = [...caseTopics, 'CAMERAS', 'COMPANY'];

interface Viewer {
  can: (permission: Permission) => boolean;
  /** Whether the plan has cameras; undefined: not known yet. */
  hasCameras: boolean | undefined;
}

/** Returns the variables of the query: what the viewer may read and act on. */
export const todayVariables = ({ can, hasCameras }: Viewer): TodayQueryVariables => ({
  withFollowUps: can('follow-up:read'),
  withReports: can('employee-report:decide') && can('health:read'),
  withExactRecords: can('exact-record:decide'),
  withImmunity: can('immunity:write'),
  withContests: can('case:update'),
  withCameras: can('camera:read') && hasCameras !== false,
  withEmail: can('follow-up:update'),
  withTrial: can('plan:request'),
});

/** Whether there is anything to ask for. */
export const hasToday = (variables: TodayQueryVariables): boolean =>
  Object.values(variables).includes(true);

/**
 * Loads what needs the viewer now, again when it changes; the list and the number in the sidebar share one request.
 * @param pollInterval in milliseconds; without it, only live changes are loaded.
 */
export const useToday = (pollInterval = 0) => {
  const can = useCan();
  const hasCameras = useSession()?.company.hasCameras;
  const variables = todayVariables({ can, hasCameras });
  const query = useTodayQuery({ variables, pollInterval, skip: !hasToday(variables) });
  useLiveFigures(() => {
    // If the refetch fails, the old lines stay.
    if (hasToday(variables)) query.refetch().catch(() => undefined);
  }, liveTopics);
  return { variables, query };
};
