import type { ReactNode } from 'react';
import { formatNumber, plural } from '../../../lib/intl.ts';

export const texts = {
  records: 'From two phones to a list of names',
  recordsMeaning:
    'When somebody at work falls ill, a company has hours, not days, to find out who has to be told. Employees’ phones detect each other and report it; VisionCloud turns those reports into a list of people, in the order in which they were exposed.',
  reported: 'Phones report',
  reportedMeaning:
    'Both phones of a pair report the same contact, from their own side: late, twice, or not at all.',
  merged: 'Records become a meeting',
  mergedMeaning:
    'Records that overlap, or are at most 5 minutes apart, become one meeting. Nothing is counted twice.',
  threshold: 'A meeting reaches the threshold',
  thresholdMeaning:
    'In one meeting, or in several within 24 hours. From that minute on, a person counts as exposed.',
  thresholdMark: '15 min',
  chain: 'The chain is followed',
  chainMeaning:
    'Forward only: contacts of an exposed person count from the exposure on. Three levels, each with its path.',
  trying: 'Try it: who has to be told?',
  tryingMeaning:
    'An invented day in a small company. Choose who falls ill, and how many minutes make a contact. The answer comes from the same code that traces real cases.',
  levels:
    'Level 1 met the ill person. Level 2 met somebody of level 1 after that person’s own exposure, level 3 likewise. An infection cannot travel back in time, and neither does tracing: people they met earlier in the day are not on the list.',
  loading: 'Loading',
  exampleFailed: 'The example could not be loaded',
  choiceFailed: 'This choice could not be traced.',
  othersLoaded: 'The rest of this page has loaded.',
  tryAgain: 'Try again',
  countsFrom: 'A contact counts from',
  minutes: (minutes: number): string => `${formatNumber(minutes)} minutes`,
  whoFallsIll: 'Who falls ill?',
  toInform: 'People to inform',
  level: (level: number): string => `Level ${level}`,
  exposedAt: (name: ReactNode, time: string) => (
    <>
      {name}, exposed {time}
    </>
  ),
  nobodyExposed: (name: string, minutes: number): string =>
    `${name} falls ill: nobody to inform, no contact reached ${minutes} minutes`,
  exposed: (name: string, count: number, time: string): string =>
    plural(count, {
      one: `${name} falls ill: 1 person to inform, exposed at ${time}`,
      other: `${name} falls ill: ${formatNumber(count)} people to inform, the first exposed at ${time}`,
    }),
  contact: (name: string, time: string): string => `with ${name} since ${time}`,
  contactInSeveral: (name: string, time: string): string =>
    `with ${name} in several meetings since ${time}`,
  officer: 'For the person who has to make the calls',
  officerMeaning:
    'Safety officers, office managers, ward managers: whoever picks up the phone on a bad morning and cannot afford to read a manual first.',
  sights: [
    {
      title: 'A state in one sentence',
      words: 'How many positive cases there are, and how many people have to be informed.',
    },
    {
      title: 'Who, when, and through whom',
      words:
        'Everybody exposed, level by level, with the minute of the exposure and the meetings that led there.',
    },
    {
      title: 'The evidence behind each name',
      words:
        'Down to the single record: which phone reported it, when, and what it added to the sum. For the call in which somebody asks how you know.',
    },
    {
      title: 'What is not known',
      words:
        'Which phones have fallen silent, and since when. Missing data is shown as “No data yet”, never as a green number.',
    },
    {
      title: 'Something to hand on',
      words: 'A report of the case to print, and the lists as CSV files.',
    },
  ],
  thresholdInPicture: 'threshold',
  privacy: 'People carry it only as long as they trust it',
  privacyMeaning: (policy: ReactNode, appPolicy: ReactNode) => (
    <>
      Records of who was near whom deserve more care than most. This is what we hold to; the whole
      of it stands in the {policy} and in {appPolicy}.
    </>
  ),
  policy: 'privacy policy',
  appPolicy: 'that of the app',
  privacyFacts: [
    {
      title: 'What is kept',
      words:
        'Two people, a start, minutes and, where it is known, a distance. Passwords only as hashes. The directory holds what the company enters.',
    },
    {
      title: 'No tracking of where people go',
      words: 'Phones report that they were near each other, not where.',
    },
    {
      title: 'Who sees it',
      words:
        'Only the people who sign in for the company. Not other companies, not other employees, and not our administrators.',
    },
    {
      title: 'What a phone is told',
      words: 'The dates of positive cases that its owner was in contact with. Never a name.',
    },
    {
      title: 'The pass-key is not a password',
      words: 'It identifies the company. Knowing it lets nobody in, so it can be put up on a wall.',
    },
    {
      title: 'Silence is not shown as safety',
      words: 'An empty list says that no contact was reported. Nobody is ever called safe.',
    },
    {
      title: 'Deletion means deletion',
      words:
        'A deleted employee’s personal data is erased at once. A deleted company is erased with all its data after 30 days, and can change its mind until then.',
    },
  ],
  plans: 'Plans',
  plansMeaning:
    'Monthly, or annually for 10% less. Every price is on the plans page, with a calculator for your own numbers.',
  free: 'Free for 7 days',
  byAgreement: 'Price on request',
  price: (price: string): string => `${price} per employee and month`,
  priceWithDiscount: (price: string, from: number): string =>
    `${price} per employee and month, less from ${formatNumber(from)} on`,
  seePlans: 'See plans and sign up',
  start: 'Be ready before it happens',
  startMeaning:
    'The guide is free and useful without us: how to prepare, how to choose a threshold, who to tell what, and the day of a case hour by hour. Or start the trial, and see a case in your own records.',
  getGuide: 'Get the guide',
  signUp: 'Sign up your company',
};
