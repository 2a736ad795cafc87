import type { Dialect } from './compare.js';

/** The list of 50 as PostGraphile says it, who knows the company by row level security. */
const document = `
  query BenchEmployees($offset: Int!) {
    allEmployees(condition: { deletedAt: null }, orderBy: [NAME_KEY_ASC, ROW_ID_ASC], first: 50, offset: $offset) {
      total: totalCount
      nodes {
        id: rowId employeeId: code name email phone countryCode designation department gender dateOfBirth isPositive
        positiveDate lastActive
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
  lastActive: string | null;
  health: { nodes: { reportedAt: string }[] };
}

export const postGraphileList: Dialect = {
  questionOf: ({ variables }) => ({
    query: document,
    variables: { offset: (Number(variables.page) - 1) * 50 },
  }),
  read(answer) {
    const { total, nodes } = (answer as Answer).data.allEmployees;
    const items = nodes.map((person) => {
      const [said] = person.health.nodes;
      return {
        ...person,
        gender: person.gender?.toUpperCase() ?? null,
        lastActive: person.lastActive && instant(person.lastActive),
        health: said ? { ...said, reportedAt: instant(said.reportedAt) } : null,
      };
    });
    return { data: { employees: { total, items } } };
  },
};

/** Moments as we say them: with milliseconds, in UTC. */
const instant = (text: string): string => new Date(text).toISOString();
