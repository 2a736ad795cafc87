import { Role } from '../access/role.js';
import { inTenant } from '../database/tenant.js';
import { HOUR, MINUTE } from '../durations.js';
import { FollowUpAct } from '../features/cases/follow-up/follow-up-act.entity.js';
import {
  CallOutcome,
  FollowUpActKind,
  FollowUpState,
} from '../features/cases/follow-up/follow-up-facts.js';
import { FollowUp } from '../features/cases/follow-up/follow-up.entity.js';
import type { AddFollowUpActInput } from '../features/cases/follow-up/follow-up.inputs.js';
import { addFollowUpAct, announceNothing } from '../features/cases/follow-up/follow-up.service.js';
import { Account } from '../features/members/accounts/account.entity.js';
import type { App, RequestContext } from '../request/context.js';
import { demoCompanyId, type DemoPerson } from './people.js';
import { runAs } from './run-as.js';
import { demoEmail } from './sign-ins.js';
import { demoTeam } from './team.js';

/** Time that somebody asks to be called back at is a whole half hour. */
const callBackMs = 30 * MINUTE;

/**
 * Makes two members work together, unless somebody was called already: the safety officer reaches one person not at all and is to call
 * another one back, and hands a third over to the owner; the owner assigns people to the safety officer. Each finds that in the inbox.
 */
export async function workTogether(
  app: App,
  people: readonly DemoPerson[],
  now: number,
): Promise<void> {
  const officerEmail = demoTeam.find(({ role }) => role === Role.SAFETY_OFFICER)!.email;
  const present = new Set(people.map(({ id }) => id));
  const { isCalled, rows, accounts } = await inTenant(app.dataSource, demoCompanyId, async (db) => {
    const manager = await db.manager();
    const all = await manager.find(FollowUp, { order: { dueAt: 'ASC', id: 'ASC' } });
    const found = await manager.findBy(Account, [{ email: demoEmail }, { email: officerEmail }]);
    return {
      isCalled: await manager.existsBy(FollowUpAct, { kind: FollowUpActKind.CALLED }),
      rows: all.filter(({ employeeId }) => present.has(employeeId)),
      accounts: new Map(found.map(({ id, email }) => [email, id])),
    };
  });
  if (isCalled) return;
  const inState = (state: FollowUpState) => rows.filter((row) => row.state === state);
  const [unreached, busy] = inState(FollowUpState.TO_INFORM);
  const [tested] = inState(FollowUpState.TEST_DUE);
  const [atHome] = inState(FollowUpState.IN_QUARANTINE);
  const add = async (
    context: RequestContext,
    row: FollowUp | undefined,
    act: Omit<AddFollowUpActInput, 'followUpIds'>,
  ): Promise<void> => {
    if (row) await addFollowUpAct(context, { ...act, followUpIds: [row.id] }, announceNothing);
  };
  const viewerOf = (email: string, role: Role) => ({
    role,
    email,
    accountId: accounts.get(email) ?? null,
    employeeId: null,
  });
  await runAs(app, viewerOf(officerEmail, Role.SAFETY_OFFICER), async (context) => {
    context.db.simulatedNow = new Date(now);
    await add(context, unreached, {
      kind: FollowUpActKind.CALLED,
      callOutcome: CallOutcome.NO_ANSWER,
      note: 'Went to voicemail',
    });
    await add(context, busy, {
      kind: FollowUpActKind.CALLED,
      callOutcome: CallOutcome.CALL_BACK,
      callBackAt: new Date(Math.ceil((now + HOUR) / callBackMs) * callBackMs),
      note: 'In the cold store until then',
    });
    await add(context, tested, {
      kind: FollowUpActKind.ASSIGNED,
      assignee: demoEmail,
      note: 'Wants to speak with you about the test',
    });
    await add(context, atHome, {
      kind: FollowUpActKind.NOTE,
      note: `Works from home. @${demoEmail}, may she keep her access card?`,
    });
  });
  await runAs(app, viewerOf(demoEmail, Role.OWNER), async (context) => {
    context.db.simulatedNow = new Date(now);
    await add(context, busy, {
      kind: FollowUpActKind.ASSIGNED,
      assignee: officerEmail,
      note: 'You know each other: please keep trying',
    });
  });
}
