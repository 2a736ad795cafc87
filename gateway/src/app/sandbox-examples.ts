/**
 * The document that Apollo Sandbox opens with: operations that a newcomer can run one after the other on the demo company. A test runs
 * each of them.
 */
export const exampleDocument = `# VisionCloud: a first walk through the demo company.
#
# 1. Put the password that 'start' printed into the variables below, run SignIn,
#    and copy the token into the headers: Authorization: Bearer <token>
# 2. Run the others in any order. The button beside each name runs it.
# 3. The documentation at the left says of every type, field and argument what it is.

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

# The directory: people by name, with what their phones said last.
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

# Who is positive. An employee code from here is the one to trace.
query PositivePeople {
  positiveEmployees {
    code
    name
    positiveDate
  }
}

# The open cases, each with the time in which the person could infect others and who was exposed in it.
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

# What the phones and cameras could not measure of the open cases: on which days the person's own phone was silent, whom to ask
# because theirs was, and who was in the room of the same camera at any distance.
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

# Everybody whom a person may have exposed, over at most three meetings in the order of time,
# and the records that each meeting rests on. For a positive person the window begins 2 days
# before the positive date, or 14 days ago where no date was given.
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

# What a safety officer asks each morning: is it safe, and who could report at all?
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

# A word whenever these figures move; ask for them again then. It runs over a websocket.
subscription FiguresMove {
  insightsChanged {
    at
    topics
  }
}

# Anybody may run this one: a small invented day, traced by the same code.
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

/** To be filled in with the token of SignIn. */
export const exampleHeaders = { Authorization: 'Bearer ' };
