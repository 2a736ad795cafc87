/** Keys of the last while, the newest of them: forgotten ones are only looked up again. */
export class RecentKeys {
  private readonly until = new Map<string, number>();

  /** @param lifetime in milliseconds. */
  constructor(
    private readonly most: number,
    private readonly lifetime: number,
  ) {}

  has(key: string): boolean {
    return (this.until.get(key) ?? 0) > Date.now();
  }

  add(key: string): void {
    this.until.delete(key);
    if (this.until.size >= this.most) {
      const [oldest] = this.until.keys();
      if (oldest !== undefined) this.until.delete(oldest);
    }
    this.until.set(key, Date.now() + this.lifetime);
  }
}
