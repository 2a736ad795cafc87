/** The TXT records of a test's world. */
export class FakeDns {
  private readonly records = new Map<string, string[][]>();
  /** Whether no name server answers. */
  isAway = false;

  /** Publishes TXT records under a name, each in chunks. */
  publish(name: string, ...records: string[][]): void {
    this.records.set(name, records);
  }

  withdraw(name: string): void {
    this.records.delete(name);
  }

  readonly lookUpTxt = async (name: string): Promise<string[][]> => {
    await Promise.resolve();
    if (this.isAway) throw Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' });
    const found = this.records.get(name);
    if (!found) throw Object.assign(new Error('queryTxt ENOTFOUND'), { code: 'ENOTFOUND' });
    return found;
  };
}
