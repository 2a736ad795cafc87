import { HOUR, MINUTE } from '../../src/durations.js';
import { Random } from '../../src/demo/random.js';
import { printVerdict, showProgress } from '../lib/command.js';
import { formatCounts } from '../lib/format.js';
import { mapConcurrently } from '../lib/map-concurrently.js';
import { RestClient } from '../lib/rest-client.js';
import { type Company, type Phone, signInCompany, signInPhones } from '../replay/phones.js';
import { compareExposed, compareStored, type StoredRecord } from './compare.js';
import { makeRecords, type PhoneRecord } from './meetings.js';
import { type Credentials, signUpCompany } from '../lib/sign-up.js';
import { Ledger, SimulatedPhone } from './simulated-phone.js';

const phonesAtOnce = 32;
/** Shares of the records that are uploaded after all others, and that are uploaded again at the end. */
const lateShare = 0.2;
const repeatedShare = 0.1;
/** Places of the traced people, as shares of all phones. */
const tracedPlaces = [0, 0.2, 0.4, 0.6, 0.8];

export interface FleetOptions {
  /** Address of the gateway, without a path. */
  url: string;
  phones: number;
  /** Minimum records of all phones together, about twice the number of meetings. */
  records: number;
  seed: number;
  /** The administrator who accepts the fleet's company. */
  administrator: Credentials;
}

/** The simulated phones of one company, and the answers to them. */
export class Fleet {
  readonly ledger = new Ledger();
  readonly records: readonly PhoneRecord[];
  /** End of the last meeting, epoch milliseconds. */
  private readonly until = Math.floor(Date.now() / 1000) * 1000 - 20 * MINUTE;
  private readonly senders: readonly SimulatedPhone[];

  private constructor(
    private readonly options: FleetOptions,
    private readonly client: RestClient,
    private readonly company: Company,
    private readonly phones: readonly Phone[],
  ) {
    const { seed, url } = options;
    this.records = makeRecords(options, this.until, seed);
    const shared = { url, company, phones, ledger: this.ledger };
    this.senders = phones.map((_, at) => new SimulatedPhone(at, shared, seed));
  }

  /** Signs up the company and signs in all phones. */
  static async signIn(options: FleetOptions): Promise<Fleet> {
    const client = new RestClient(options.url);
    const { email, password } = await signUpCompany(client, options.administrator);
    const company = await signInCompany(client, email, password);
    const people = Array.from({ length: options.phones }, (_, at) => ({
      number: String(at).padStart(5, '0'),
      department: `Department ${at % 8}`,
    }));
    return new Fleet(
      options,
      client,
      company,
      await signInPhones(client, company, people, 'fleet'),
    );
  }

  /** Uploads all records until they are answered: first those on time, then those delayed while offline, then some again. */
  async upload(): Promise<void> {
    const random = new Random('fleet', this.options.seed);
    const { late = [], onTime = [] } = Object.groupBy(this.records, () =>
      random.chance(lateShare) ? 'late' : 'onTime',
    );
    const repeated = this.records.filter(() => random.chance(repeatedShare));
    for (const records of [onTime, late, repeated]) {
      const byPhone = random.shuffled([...Map.groupBy(records, ({ phone }) => phone)]);
      await mapConcurrently(byPhone, phonesAtOnce, async ([phone, ofPhone]) => {
        await this.senders[phone]!.upload(ofPhone);
        showProgress(`${this.ledger.acknowledged.size} of ${this.records.length} acknowledged`);
      });
    }
  }

  /** Returns whether the gateway accepts an upload now, of a record that it knows. */
  async canUpload(): Promise<boolean> {
    const [record] = this.ledger.acknowledged.values();
    return record !== undefined && this.senders[record.phone]!.send([record], 'good');
  }

  /** Compares the acknowledged records with the database, and some traces with these records. Prints whether all are equal. */
  async compare(databaseUrl: string): Promise<boolean> {
    const { accepted, duplicates, acknowledged, rejected, answers } = this.ledger;
    const invalid = this.records.filter(({ isInvalid }) => isInvalid);
    const records = [...acknowledged.values()].map((record) => this.toStored(record));
    const { lost, twice, ...stored } = await compareStored(databaseUrl, this.company.id, records);
    const window = [this.until - 60 * HOUR, this.until - 12 * HOUR] as const;
    const traced = await mapConcurrently(tracedPlaces, 1, (share) => {
      const { id } = this.phones[Math.floor(share * this.phones.length)]!;
      return compareExposed(this.client, this.company, id, window, records);
    });
    const exposed = traced.reduce((sum, each) => sum + each.exposed, 0);
    const different = traced.reduce((sum, each) => sum + each.different, 0);
    console.log(`${this.phones.length} phones, ${this.records.length} records, ${invalid.length} of them with a clock a day ahead
uploads: ${formatCounts(answers)}
records: ${accepted} accepted, ${duplicates} duplicates, ${rejected.size} rejected
database: ${lost} lost, ${twice} twice, ${stored.different} different
traces of ${traced.length} people: ${exposed} exposed, ${different} different`);
    return printVerdict(
      [
        [acknowledged.size === this.records.length - invalid.length, 'valid records were rejected'],
        [invalid.every(({ id }) => rejected.has(id)), 'invalid records were acknowledged'],
        [lost + twice + stored.different === 0, 'stored records differ from acknowledged ones'],
        [different === 0, 'exposed people differ from those of the acknowledged records'],
      ],
      `${acknowledged.size} acknowledged records, none lost, none stored twice`,
    );
  }

  private toStored({ id, phone, other, start, end, distance }: PhoneRecord): StoredRecord {
    const [employeeId, crossEmployeeId] = [this.phones[phone]!.id, this.phones[other]!.id];
    return { id, employeeId, crossEmployeeId, start, end, distance };
  }
}
