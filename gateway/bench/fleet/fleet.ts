import { mapConcurrently } from '../lib/map-concurrently.js';
import { Random } from '../../src/demo/random.js';
import { maxUploadRecords } from '../../src/features/contacts/records/records.js';
import { CommandError, showProgress } from '../lib/command.js';
import { RestClient } from '../lib/rest-client.js';
import { type Company, type Phone, signInCompany, signInPhones } from '../replay/phones.js';
import { Connections } from './connection.js';
import { compareStored, type StoredComparison } from './compare-stored.js';
import { ExpectedReports, type StoredRecord } from './expected.js';
import { FleetPhone } from './fleet-phone.js';
import { Ledger } from './ledger.js';
import { type FleetAmounts, makeRecords, type PhoneRecord } from './meetings.js';
import { makeProfiles, type Profile } from './profiles.js';
import { type ReportComparison, Reports } from './reports.js';
import { type Credentials, signUpCompany } from './sign-up.js';

const departments = 8;

export interface FleetOptions extends FleetAmounts {
  /** Address of the gateway, without a path. */
  url: string;
  seed: number;
  /** Bad connections, late records, repeated uploads. */
  faults: boolean;
  /** Phones that upload at once. */
  atOnce: number;
  /** End of the last meeting, epoch milliseconds. */
  until: number;
  /** The administrator who accepts a new company, or a company without records. */
  company: { administrator: Credentials } | Credentials;
}

/** Differences between acknowledged records and the gateway's. */
export interface FleetComparison {
  /** Undefined if no database was given. */
  stored: StoredComparison | undefined;
  /** Acknowledged records that were accepted as new when they were sent again. */
  lost: number;
  reports: ReportComparison[];
  isEqual: boolean;
}

/** The simulated phones of one company, and the responses to them. */
export class Fleet {
  readonly ledger = new Ledger();
  readonly records: readonly PhoneRecord[];
  private readonly connections: Connections;
  private readonly senders: readonly FleetPhone[];

  private constructor(
    readonly options: FleetOptions,
    private readonly client: RestClient,
    private readonly company: Company,
    private readonly phones: readonly Phone[],
    private readonly profiles: readonly Profile[],
  ) {
    const { seed, until, url } = options;
    const clockErrors = profiles.map(({ clockError }) => clockError);
    this.records = makeRecords(options, clockErrors, until, seed);
    this.connections = new Connections(url);
    const { ledger, connections } = this;
    const shared = { connections, ledger, company, phones };
    this.senders = profiles.map((profile, at) => new FleetPhone(at, profile, shared, seed));
  }

  /** Signs in the company and all phones. */
  static async signIn(options: FleetOptions): Promise<Fleet> {
    const client = new RestClient(options.url);
    const { email, password } =
      'administrator' in options.company
        ? await signUpCompany(client, options.company.administrator)
        : options.company;
    const company = await signInCompany(client, email, password);
    const people = Array.from({ length: options.phones }, (_, at) => ({
      number: String(at).padStart(5, '0'),
      department: departmentOf(at),
    }));
    const phones = await signInPhones(client, company, people, 'fleet');
    const profiles = makeProfiles(options.phones, options.seed, options.faults);
    return new Fleet(options, client, company, phones, profiles);
  }

  /** Uploads all records until they are answered: first those on time, then those delayed while offline, then some again. */
  async upload(): Promise<void> {
    const random = new Random('fleet', this.options.seed);
    const onTime: PhoneRecord[] = [];
    const late: PhoneRecord[] = [];
    const repeated: PhoneRecord[] = [];
    for (const record of this.records) {
      const profile = this.profiles[record.phone];
      (random.chance(profile?.late ?? 0) ? late : onTime).push(record);
      if (random.chance(profile?.repeated ?? 0)) repeated.push(record);
    }
    for (const records of [onTime, late, repeated]) {
      const byPhone = Map.groupBy(records, ({ phone }) => phone);
      const order = random.shuffled([...this.senders.entries()]);
      await mapConcurrently(order, this.options.atOnce, async ([number, sender]) => {
        await sender.reportHealth();
        await sender.upload(byPhone.get(number) ?? []);
        showProgress(`${this.ledger.acknowledged.size} of ${this.records.length} acknowledged`);
      });
    }
  }

  /** Returns whether the gateway accepts an upload now, of a record that it knows. */
  async canUpload(): Promise<boolean> {
    const [record] = this.ledger.acknowledged.values();
    const sender = record && this.senders[record.phone];
    return sender ? sender.uploadOnce([record]) : false;
  }

  /** Compares the acknowledged records with the database, if given, and with every report. */
  async compare(databaseUrl: string | undefined): Promise<FleetComparison> {
    const acknowledged = new Map(
      [...this.ledger.acknowledged].map(([id, record]) => [id, this.toStored(record)]),
    );
    const stored =
      databaseUrl === undefined
        ? undefined
        : await compareStored(databaseUrl, this.company.id, acknowledged);
    const expected = new ExpectedReports([...acknowledged.values()], {
      ...this.company,
      departments: new Map(this.phones.map(({ id }, at) => [id, departmentOf(at)])),
    });
    const reports = await new Reports(this.client, this.company, expected).compare(
      { positive: this.phonesAt(0, 0.4, 0.8), others: this.phonesAt(0.2, 0.6) },
      this.phones.length,
    );
    const lost = await this.uploadAgain();
    const { rejected, wrongReceipts } = this.ledger;
    const invalid = this.records.filter(({ isInvalid }) => isInvalid);
    const isEqual =
      lost === 0 &&
      wrongReceipts === 0 &&
      acknowledged.size === this.records.length - invalid.length &&
      rejected.size === invalid.length &&
      invalid.every(({ id }) => rejected.has(id)) &&
      (!stored || stored.missing + stored.doubled + stored.changed + stored.unknown === 0) &&
      reports.every(({ different }) => different === 0);
    return { stored, lost, reports, isEqual };
  }

  close(): void {
    this.connections.close();
  }

  /** Uploads all acknowledged records again. @returns how many were new to the gateway. */
  private async uploadAgain(): Promise<number> {
    const before = this.ledger.accepted;
    const byPhone = Map.groupBy(this.ledger.acknowledged.values(), ({ phone }) => phone);
    await mapConcurrently(byPhone, this.options.atOnce, async ([number, records]) => {
      for (let at = 0; at < records.length; at += maxUploadRecords) {
        const batch = records.slice(at, at + maxUploadRecords);
        if (!(await this.senders[number]?.uploadOnce(batch)))
          throw new CommandError('The gateway does not accept records that are sent again');
      }
    });
    return this.ledger.accepted - before;
  }

  private phonesAt(...shares: number[]): Phone[] {
    return shares.map((share) => this.phones[Math.floor(share * this.phones.length)]!);
  }

  private toStored({ phone, other, start, end, distance }: PhoneRecord): StoredRecord {
    const [employeeId, crossEmployeeId] = [phone, other].map((at) => this.phones[at]!.id);
    return { employeeId: employeeId!, crossEmployeeId: crossEmployeeId!, start, end, distance };
  }
}

function departmentOf(at: number): string {
  return `Department ${at % departments}`;
}
