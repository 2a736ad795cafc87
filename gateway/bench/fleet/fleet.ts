import { Random } from '../../src/demo/random.js';
import { maxUploadRecords } from '../../src/features/contacts/upload.service.js';
import { eachOf } from '../replay/each-of.js';
import { type Phone, type ReplayCompany, signInCompany, signInPhones } from '../replay/phones.js';
import { ReplayError } from '../replay/replay-error.js';
import { RestClient } from '../replay/rest-client.js';
import { type SignIn, signUpCompany } from './company.js';
import type { ComparedReport } from './compare-lines.js';
import { Expected, type LedgerRecord } from './expected.js';
import { FleetPhone } from './fleet-phone.js';
import { Ledger } from './ledger.js';
import { Line } from './line.js';
import { type Manner, mannersOf } from './manners.js';
import { type Amounts, type KeptRecord, recordsOf } from './meetings.js';
import { Reports } from './reports.js';
import { type ComparedStore, compareStore } from './stored.js';

const departments = 8;

export interface FleetOptions extends Amounts {
  /** Of the gateway, without a path. */
  url: string;
  seed: number;
  /** Bad lines, late records, uploads that come twice. */
  faults: boolean;
  /** Phones that send at once. */
  atOnce: number;
  /** The last meeting is over by then, epoch milliseconds. */
  until: number;
  /** Signs the fleet's own company up with the gateway's administrator, or uses a company that has no records yet. */
  company: { administrator: SignIn } | SignIn;
}

/** What of acknowledged records became of them. */
export interface FleetComparison {
  /** Undefined: no database was given. */
  store: ComparedStore | undefined;
  /** Acknowledged records that were taken as new when they were sent once more: they had been lost. */
  lost: number;
  reports: ComparedReport[];
  isEqual: boolean;
}

/** Thousands of phones of one company, and what they were told. */
export class Fleet {
  readonly ledger = new Ledger();
  readonly records: readonly KeptRecord[];
  private readonly line: Line;
  private readonly senders: readonly FleetPhone[];

  private constructor(
    private readonly options: FleetOptions,
    private readonly client: RestClient,
    private readonly company: FleetCompany,
    private readonly phones: readonly Phone[],
    private readonly manners: readonly Manner[],
  ) {
    const { seed, until, url } = options;
    const clocks = manners.map(({ clock }) => clock);
    this.records = recordsOf(options, clocks, until, seed);
    this.line = new Line(url);
    const around = { line: this.line, ledger: this.ledger, company, phones };
    this.senders = manners.map((manner, place) => new FleetPhone(place, manner, around, seed));
  }

  /** The fleet with every phone signed in. */
  static async gather(options: FleetOptions, progress: (text: string) => void): Promise<Fleet> {
    const client = new RestClient(options.url, progress);
    const { company: given } = options;
    const { email, password } =
      'administrator' in given ? await signUpCompany(client, given.administrator) : given;
    const company = await signInCompany(client, email, password);
    const { body } = await client.call(
      'POST /graphql',
      company.token,
      { query: 'query FleetCompany { company { id minDistance } }' },
      [200],
    );
    const people = Array.from({ length: options.phones }, (_, place) => ({
      number: String(place).padStart(5, '0'),
      department: departmentOf(place),
    }));
    const phones = await signInPhones(client, company, people, 'fleet', (done) =>
      progress(`signed in ${done} of ${people.length} phones`),
    );
    const manners = mannersOf(options.phones, options.seed, options.faults);
    return new Fleet(options, client, { ...company, ...body.data.company }, phones, manners);
  }

  /** Every phone sends everything until it is answered: what it has, then what it kept while offline, then some once more. */
  async send(progress: (text: string) => void): Promise<void> {
    const random = new Random('fleet', this.options.seed);
    const onTime: KeptRecord[] = [];
    const late: KeptRecord[] = [];
    const again: KeptRecord[] = [];
    for (const record of this.records) {
      const manner = this.manners[record.phone];
      (random.chance(manner?.late ?? 0) ? late : onTime).push(record);
      if (random.chance(manner?.again ?? 0)) again.push(record);
    }
    for (const records of [onTime, late, again]) {
      const byPhone = Map.groupBy(records, ({ phone }) => phone);
      const order = random.shuffled([...this.senders.entries()]);
      await eachOf(order, this.options.atOnce, async ([place, sender]) => {
        await sender.reportHealth();
        await sender.send(byPhone.get(place) ?? []);
        progress(`${this.ledger.acknowledged.size} of ${this.records.length} acknowledged`);
      });
    }
  }

  /** Whether an upload is taken at this moment; of a record that is known. */
  async isServed(): Promise<boolean> {
    const [record] = this.ledger.acknowledged.values();
    const sender = record && this.senders[record.phone];
    return sender ? sender.sendOnce([record]) : false;
  }

  /** Lays what was acknowledged beside the database, if it is given, and beside every report. */
  async compare(databaseUrl: string | undefined): Promise<FleetComparison> {
    const acknowledged = new Map(
      [...this.ledger.acknowledged].map(([id, record]) => [id, this.ledgerRecord(record)]),
    );
    const store =
      databaseUrl === undefined
        ? undefined
        : await compareStore(databaseUrl, this.company.id, acknowledged);
    const expected = new Expected([...acknowledged.values()], {
      ...this.company,
      departments: new Map(this.phones.map(({ id }, place) => [id, departmentOf(place)])),
    });
    const reports = await new Reports(this.client, this.company, expected).compare(
      { positive: this.phonesAt(0, 0.4, 0.8), others: this.phonesAt(0.2, 0.6) },
      this.phones.length,
    );
    const lost = await this.sendAllOnceMore();
    const { rejected, wrongReceipts } = this.ledger;
    const astray = this.records.filter(({ isAstray }) => isAstray);
    const isEqual =
      lost === 0 &&
      wrongReceipts === 0 &&
      acknowledged.size === this.records.length - astray.length &&
      rejected.size === astray.length &&
      astray.every(({ id }) => rejected.has(id)) &&
      (!store || isExact(store)) &&
      reports.every(({ different }) => different === 0);
    return { store, lost, reports, isEqual };
  }

  close(): void {
    this.line.close();
  }

  /** Answers how many of the acknowledged records were new to the gateway. */
  private async sendAllOnceMore(): Promise<number> {
    const before = this.ledger.accepted;
    const byPhone = Map.groupBy(this.ledger.acknowledged.values(), ({ phone }) => phone);
    await eachOf([...byPhone], this.options.atOnce, async ([place, records]) => {
      for (let at = 0; at < records.length; at += maxUploadRecords) {
        const batch = records.slice(at, at + maxUploadRecords);
        if (!(await this.senders[place]?.sendOnce(batch)))
          throw new ReplayError('The gateway does not take records that are sent once more');
      }
    });
    return this.ledger.accepted - before;
  }

  private phonesAt(...shares: number[]): Phone[] {
    return shares.map((share) => this.phones[Math.floor(share * this.phones.length)]!);
  }

  private ledgerRecord({ phone, other, start, end, distance }: KeptRecord): LedgerRecord {
    const [employeeId, crossEmployeeId] = [phone, other].map((place) => this.phones[place]!.id);
    return { employeeId: employeeId!, crossEmployeeId: crossEmployeeId!, start, end, distance };
  }
}

interface FleetCompany extends ReplayCompany {
  id: string;
  /** Feet. */
  minDistance: number;
}

function isExact({ missing, doubled, changed, unknown }: ComparedStore): boolean {
  return missing + doubled + changed + unknown === 0;
}

function departmentOf(place: number): string {
  return `Department ${place % departments}`;
}
