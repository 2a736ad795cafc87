import type { Dialect } from './compare.js';

/** The list of 50 in PostGraphile's schema; row level security selects the company. */
const document = `
  query BenchEmployees($offset: Int!) {
    allEmployees(condition: { deletedAt: null }, orderBy: [NAME_KEY_ASC, ROW_ID_ASC], first: 50, offset: $offset) {
      total: totalCount
      nodes {
        id: rowId code name email phone callingCode designation department gender dateOfBirth isPositive
        positiveDate lastActiveAt
        health: healthRecordsByCompanyIdAndEmployeeId(orderBy: [CREATED_AT_DESC, ROW_ID_DESC], first: 1) {
          nodes {
            bluetoothStatus locationStatus locationPermission osVersion deviceType makeModel appVersion reportedAt: createdAt
          }
        }
      }
    }
  }`;

interface Answer {
  data: { allEmployees: { total: number; nodes: Person[] } };
}

interface Person {
  gender: string | null;
  lastActiveAt: string | null;
  health: { nodes: { reportedAt: string }[] };
}

export const postGraphileList: Dialect = {
  translateQuery: ({ variables }) => ({
    query: document,
    variables: { offset: (Number(variables.page) - 1) * 50 },
  }),
  translateAnswer(answer) {
    const { total, nodes } = (answer as Answer).data.allEmployees;
    const items = nodes.map((person) => {
      const [latest] = person.health.nodes;
      return {
        ...person,
        gender: person.gender?.toUpperCase() ?? null,
        lastActiveAt: person.lastActiveAt && toIso(person.lastActiveAt),
        health: latest ? { ...latest, reportedAt: toIso(latest.reportedAt) } : null,
      };
    });
    return { data: { employees: { total, items } } };
  },
};

/** Times as the gateway writes them: with milliseconds, in UTC. */
const toIso = (text: string): string => new Date(text).toISOString();
