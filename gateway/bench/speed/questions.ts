/** One request, as both servers are asked. */
export interface Question {
  query: string;
  variables: Record<string, unknown>;
}

const listDocument = `
  query BenchEmployees($page: Int!) {
    employees(page: $page, pageSize: 50, sort: NAME, direction: ASC) {
      total
      items {
        id employeeId name email phone countryCode designation department gender dateOfBirth isPositive positiveDate lastActive
        health {
          bluetoothStatus locationStatus locationPermission osVersion deviceType makeModel appVersion reportedAt
        }
      }
    }
  }`;

const searchDocument = `
  query BenchSearch($search: String!) {
    employees(search: $search, pageSize: 10, sort: NAME, direction: ASC) {
      total
      items {
        id employeeId name email phone countryCode designation department gender dateOfBirth isPositive positiveDate lastActive
      }
    }
  }`;

const traceDocument = `
  query BenchTrace($employeeId: String!, $from: DateTimeISO!, $until: DateTimeISO!) {
    trace(employeeId: $employeeId, from: $from, until: $until) {
      from
      until
      exposures {
        person { id name employeeId department isPositive }
        level
        exposedAt
        minutes
        path {
          carrier { id name }
          person { id name }
          source
          countedFrom
          reachedAt
          rule
          thresholdMinutes
          minutes
        }
      }
    }
  }`;

const historyDocument = `
  query BenchHistory($from: LocalDate!, $to: LocalDate!) {
    breachHistory(source: MOBILE, from: $from, to: $to) {
      from until isByHour isStale byHourOfDay
      points { at isReported breaches minutes }
      totals { breaches minutes }
      before { breaches minutes }
      byDepartments { department other breaches before minutes }
    }
  }`;

export function listQuestions(pages: number): Question[] {
  return Array.from({ length: pages }, (_, at) => ({
    query: listDocument,
    variables: { page: at + 1 },
  }));
}

export function searchQuestions(searches: readonly string[]): Question[] {
  return searches.map((search) => ({ query: searchDocument, variables: { search } }));
}

/** One for each person, over so many days until a moment. */
export function traceQuestions(people: readonly string[], days: number, until: Date): Question[] {
  const from = new Date(until.getTime() - days * 86_400_000).toISOString();
  return people.map((employeeId) => ({
    query: traceDocument,
    variables: { employeeId, from, until: until.toISOString() },
  }));
}

/** How safe the last 24 hours were. */
export const indicatorQuestions: Question[] = [
  {
    query: 'query BenchIndicator { safetyIndicator { level share active withoutBreach } }',
    variables: {},
  },
];

/** So many days until one, some periods beside each other. */
export function historyQuestions(days: number, until: Date): Question[] {
  const dayOf = (daysAgo: number) =>
    new Date(until.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return Array.from({ length: 10 }, (_, at) => ({
    query: historyDocument,
    variables: { from: dayOf(days - 1 + at), to: dayOf(at) },
  }));
}
