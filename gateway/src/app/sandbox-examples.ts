/** Operations on the demo company that Apollo Sandbox opens with. A test runs each of them. */
export const exampleDocument = `# VisionCloud: a first walk through the demo company.
#
# 1. Put the password that 'start' printed into the variables below, run SignIn,
#    and copy the token into the headers: Authorization: Bearer <token>
# 2. Run the others in any order. The button beside each name runs it.
# 3. The documentation on the left describes every type, field and argument.

# A company's safety officer signs in.
mutation SignIn($email: String!, $password: String!) {
  signInCompany(input: { email: $email, password: $password }) {
    token
    company {
      name
      plan {
        name
      }
    }
  }
}

# The directory: people by name, with the last report of their phones.
query Directory($search: String) {
  employees(search: $search, pageSize: 10, sort: NAME) {
    total
    neverSignedIn
    items {
      code
      name
      department
      isPositive
      lastActiveAt
      health {
        bluetoothStatus
        appVersion
      }
    }
  }
}

# People who are positive. Use one of these employee codes to trace.
query PositivePeople {
  positiveEmployees {
    code
    name
    positiveDate
  }
}

# The open cases, each with its infectious window and the people exposed in it.
query OpenCases {
  cases(filter: { isOpen: true }, order: DAY_ZERO) {
    total
    items {
      number
      disease
      classification
      person {
        name
      }
      window {
        reason
      }
      isolation {
        reason
      }
      trace {
        exposures {
          level
          person {
            name
          }
        }
      }
    }
  }
}

# What phones and cameras could not measure of the open cases: days on which the person's phone was silent, colleagues to ask because
# their phones were silent, and people in the room of the same camera at any distance.
query CaseCoverage {
  cases(filter: { isOpen: true }, order: DAY_ZERO, pageSize: 3) {
    items {
      number
      person {
        name
      }
      coverage {
        days {
          day
          phone
        }
        colleagues
        silentColleagues(pageSize: 3) {
          total
          items {
            silentSince
            person {
              name
              department
              callingCode
              phone
            }
          }
        }
      }
      sharedRooms(pageSize: 3) {
        total
        items {
          roomName
          minutes
          person {
            name
          }
        }
      }
    }
  }
}

# Everybody whom a person may have exposed over at most three meetings, and the records of each
# meeting. For a positive person the window begins 2 days before the positive date, or 14 days
# ago if the date is not known.
query TraceOnePerson($code: String!) {
  trace(employee: { code: $code }) {
    from
    until
    person {
      name
    }
    exposures {
      level
      exposedAt
      minutes
      person {
        name
        department
      }
      path {
        rule
        source
        thresholdMinutes
        carrier {
          name
        }
        evidence {
          coveredMinutes
          records {
            startedAt
            minutes
            distance
          }
        }
      }
    }
  }
}

# The morning's questions of a safety officer: how safe is it, and which phones report?
query Insights {
  activeCount
  safetyIndicator {
    level
    share
    active
  }
  breachHistory(source: MOBILE) {
    isStale
    totals {
      breaches
      minutes
    }
    before {
      breaches
    }
    byDepartments {
      department
      otherDepartment
      breaches
    }
  }
  coverage {
    people
    phones
    reported
    silent
  }
  caseFigures {
    openCases {
      disease
      cases
    }
    traced {
      inTime
      late
    }
    overdue {
      step
      followUps
    }
  }
}

# An event whenever insights change, over a websocket; run Insights again then.
subscription InsightsChanged {
  insightsChanged {
    at
    topics
  }
}

# A small invented day, traced by the same code. It needs no session.
query SmallExample($threshold: Int! = 15) {
  tracingExample(person: 1, threshold: $threshold) {
    people {
      id
      name
      place
    }
    exposures {
      person
      level
      carrier
      exposedAt
      rule
    }
  }
}
`;

/** Variables of the operations; `start` prints the password. */
export const exampleVariables = {
  email: 'safety@harbourline.example',
  password: '',
  search: '',
  code: 'HL001',
  threshold: 15,
};

/** The token of SignIn goes here. */
export const exampleHeaders = { Authorization: 'Bearer ' };
