import {
  requireConfirmation,
  contest,
  makeColleague,
  makeContestRequest,
  makeMeeting,
} from '../contests.js';
import { makeHeldRecord } from '../contacts.js';
import { type Acts, byAdmin } from './act.js';

/** Of contests and held records. */
export const contestActs: Acts = {
  async contestContact(made, { gateway }) {
    const { one, other, start } = await makeMeeting(gateway, made);
    const times = [start, start + 60_000].map((moment) => new Date(moment).toISOString());
    return {
      ...byAdmin(made),
      given: `input: { person: { id: "${one.employee.id}" }, other: { id: "${other.employee.id}" }, source: MOBILE,
        from: "${times[0]}", until: "${times[1]}", reason: PROTECTED }`,
      action: 'CONTACT_CONTESTED',
    };
  },
  async confirmContest(made, { gateway }) {
    await requireConfirmation(gateway, made);
    const { id } = await contest(gateway, made, await makeMeeting(gateway, made));
    const { email, token } = await makeColleague(gateway, made);
    return {
      ...byAdmin(made),
      token,
      actor: email,
      given: `id: "${id}"`,
      action: 'CONTEST_CONFIRMED',
      detail: `contest ${id}`,
    };
  },
  async withdrawContest(made, { gateway }) {
    const { id } = await contest(gateway, made, await makeMeeting(gateway, made));
    return {
      ...byAdmin(made),
      given: `id: "${id}"`,
      action: 'CONTEST_TAKEN_BACK',
      detail: `contest ${id}`,
    };
  },
  async acceptContestRequest(made, { gateway }) {
    const { id } = await makeContestRequest(gateway, made, await makeMeeting(gateway, made));
    return {
      ...byAdmin(made),
      given: `id: "${id}"`,
      action: 'CONTEST_REQUEST_ACCEPTED',
      detail: `request ${id}`,
    };
  },
  async releaseHeldRecords(made, { gateway }) {
    const { employee, day } = await makeHeldRecord(gateway, made);
    return {
      ...byAdmin(made),
      given: `input: { employee: { id: "${employee.id}" }, day: "${day}" }`,
      action: 'HELD_RECORDS_RELEASED',
      detail: `employee ${employee.id}, ${day}, 1 records`,
    };
  },
  async discardHeldRecords(made, { gateway }) {
    const { employee, day } = await makeHeldRecord(gateway, made);
    return {
      ...byAdmin(made),
      given: `input: { employee: { id: "${employee.id}" }, day: "${day}" }`,
      action: 'HELD_RECORDS_DISCARDED',
      detail: `employee ${employee.id}, ${day}, 1 records`,
    };
  },
  async declineContestRequest(made, { gateway }) {
    const { id } = await makeContestRequest(gateway, made, await makeMeeting(gateway, made));
    return {
      ...byAdmin(made),
      given: `input: { id: "${id}", answer: "The camera shows you" }`,
      action: 'CONTEST_REQUEST_DECLINED',
      detail: `request ${id}`,
    };
  },
};
