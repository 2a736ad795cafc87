/** Returns an answer of the gateway about a person who exposed `count` others: a tenth directly, and the rest through them. */
export const largeCase = (count: number): unknown => {
  const until = new Date();
  until.setUTCMinutes(0, 0, 0);
  const from = new Date(until.getTime() - 14 * 24 * 3_600_000);
  const traced = aPerson(0);
  const direct = Math.ceil(count / 10);
  const exposures: Exposure[] = [];
  for (let index = 1; index <= count; index += 1) {
    const earlier = index <= direct ? undefined : exposures[Math.floor((index - direct - 1) / 4)];
    const carrier = earlier?.person ?? traced;
    const since = earlier ? Date.parse(earlier.exposedAt) : from.getTime();
    const reachedAt = new Date(since + (until.getTime() - since) * 0.1 * ((index % 7) + 1));
    const exposedAt = reachedAt.toISOString();
    const person = aPerson(index);
    const meeting = {
      __typename: 'Transmission',
      carrier,
      person,
      source: 'MOBILE',
      countedFrom: new Date(since).toISOString(),
      countedUntil: until.toISOString(),
      reachedAt: exposedAt,
      rule: 'CONTINUOUS',
      thresholdMinutes: 15,
      minutes: 15 + (index % 40),
    };
    const path = [...(earlier?.path ?? []), meeting];
    const { minutes } = meeting;
    exposures.push({
      __typename: 'Exposure',
      person,
      level: path.length,
      exposedAt,
      minutes,
      followUp: path.length === 1 ? aFollowUp() : null,
      path,
    });
  }
  return {
    data: {
      trace: {
        __typename: 'Trace',
        person: traced,
        from: from.toISOString(),
        until: until.toISOString(),
        windowRule: 'POSITIVE_DATE',
        disease: 'COVID_19',
        latentDays: 0,
        reporting: {
          __typename: 'PersonReporting',
          phone: 'REPORTED',
          recordedBy: ['MOBILE'],
          company: {
            __typename: 'ReportingSources',
            phones: true,
            cameras: false,
            namingCameras: false,
          },
        },
        thresholds: [{ __typename: 'ThresholdInForce', minutes: 15, from: null }],
        exposures: exposures.toSorted((one, other) => one.level - other.level),
        contestedExposures: [],
      },
    },
  };
};

interface Exposure {
  __typename: string;
  person: ReturnType<typeof aPerson>;
  level: number;
  exposedAt: string;
  minutes: number;
  followUp: ReturnType<typeof aFollowUp> | null;
  path: unknown[];
}

const aFollowUp = () => ({
  __typename: 'ExposureFollowUp',
  state: 'IN_QUARANTINE',
  informedAt: new Date().toISOString(),
  testedOn: '2026-11-20',
  testResult: 'NEGATIVE',
  homeUntil: '2026-12-01',
});

const aPerson = (index: number) => ({
  __typename: 'Person',
  id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  name: `Person ${index}`,
  code: `P${index}`,
  department: `Department ${index % 8}`,
  email: `p${index}@harbourline.example`,
  callingCode: '+65',
  phone: '81234567',
  isPositive: false,
  isDeleted: false,
});
