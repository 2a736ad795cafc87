import { Unavailable } from '../errors.js';

interface QuotaLimits {
  max: number;
  maxPerCompany: number;
}

/** Limits how much of a scarce resource of this process, such as memory, one company may hold. */
export class CompanyQuota {
  private total = 0;
  private readonly takenByCompany = new Map<string, number>();

  constructor(private readonly limits: QuotaLimits) {}

  /**
   * Takes an amount until the returned function is called.
   * @throws Unavailable if too little is left, in all or for the company.
   */
  take(companyId: string, amount = 1): () => void {
    this.assertLeft(companyId, amount);
    this.add(companyId, amount);
    let isTaken = true;
    return () => {
      if (isTaken) this.add(companyId, -amount);
      isTaken = false;
    };
  }

  /** @throws Unavailable if too little is left, in all or for the company. */
  assertLeft(companyId: string, amount = 1): void {
    const taken = this.takenByCompany.get(companyId) ?? 0;
    const { max, maxPerCompany } = this.limits;
    if (this.total + amount > max || taken + amount > maxPerCompany) throw new Unavailable();
  }

  private add(companyId: string, amount: number): void {
    this.total += amount;
    const taken = (this.takenByCompany.get(companyId) ?? 0) + amount;
    if (taken === 0) this.takenByCompany.delete(companyId);
    else this.takenByCompany.set(companyId, taken);
  }
}
