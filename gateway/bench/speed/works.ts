import type { Caller } from './callers.js';
import type { Work } from './compare.js';
import type { PeerName } from './peers/peer.js';
import {
  historyQuestions,
  indicatorQuestions,
  listQuestions,
  searchQuestions,
  traceQuestions,
} from './questions.js';

/** People whose traces are asked for: so many that the slowest of a hundred answers are not all of the same one. */
const tracedPeople = 200;
/** Pages of the directory that are asked for, evenly from the first to the last. */
const listedPages = 40;

/** A name, part of one with and without its accents, two words, a code, a department, what everybody has, what nobody has. */
const searches = [
  'lim',
  'EMILE',
  'søren',
  'mull',
  'jorg strasse',
  'b4711',
  'department 7',
  'bench',
  'nobody',
];

/** A work and who does it beside the gateway. */
export interface PeersWork extends Work {
  peers: readonly PeerName[];
}

const graphqlPeers = ['bare', 'mercurius', 'apollo'] as const;

/**
 * What is asked of the gateway and its peers. PostGraphile answers lists: what else is measured it has no SQL for.
 * @param until when the records end.
 */
export function worksOf(largest: Caller, directory: Caller, until: Date): PeersWork[] {
  const { headers, people } = largest;
  const traced = everyOf(people, tracedPeople);
  const pages = Math.max(1, Math.floor(people.length / 50));
  const ofLargest = { headers, peers: graphqlPeers };
  return [
    {
      name: 'list of 50, department and health',
      questions: everyOf(listQuestions(pages), listedPages),
      connections: 32,
      headers,
      peers: ['bare', 'postgraphile', 'mercurius', 'apollo'],
    },
    {
      name: `search in a directory of ${directory.people.length.toLocaleString('en')}`,
      questions: searchQuestions(searches),
      connections: 4,
      headers: directory.headers,
      peers: graphqlPeers,
    },
    {
      ...ofLargest,
      name: 'tracing, three levels, 2 days',
      questions: traceQuestions(traced, 2, until),
      connections: 8,
    },
    {
      ...ofLargest,
      name: 'tracing, three levels, 14 days',
      questions: traceQuestions(traced, 14, until),
      connections: 8,
    },
    {
      ...ofLargest,
      name: 'insights, breaches of 30 days',
      questions: historyQuestions(30, until),
      connections: 8,
    },
    {
      ...ofLargest,
      name: 'insights, safety indicator',
      questions: indicatorQuestions,
      connections: 8,
    },
  ];
}

/** So many of these, evenly spread. */
export function everyOf<Value>(values: readonly Value[], count: number): Value[] {
  const step = Math.ceil(values.length / count);
  return values.filter((_, at) => at % step === 0);
}
