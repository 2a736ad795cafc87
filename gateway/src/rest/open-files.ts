import { Unavailable } from '../errors.js';

/** Part of the connections of the database that files may hold, one each, for others need theirs: 6 of 16. */
const partOfFiles = 3 / 8;
/** Most files of one company. */
const mostOfCompany = 2;

/** The files that are leaving this process. */
export class OpenFiles {
  private count = 0;
  private readonly ofCompany = new Map<string, number>();
  private readonly most: number;

  /** @param connections those of this process for requests. */
  constructor(connections = 16) {
    this.most = Math.max(1, Math.floor(connections * partOfFiles));
  }

  /**
   * Counts a file of a company until the returned function is called.
   * @throws Unavailable when too many leave, of all or of the company.
   */
  leaving(companyId: string): () => void {
    const own = this.ofCompany.get(companyId) ?? 0;
    if (this.count >= this.most || own >= mostOfCompany) throw new Unavailable();
    this.count += 1;
    this.ofCompany.set(companyId, own + 1);
    let isLeaving = true;
    return () => {
      if (!isLeaving) return;
      isLeaving = false;
      this.count -= 1;
      const left = (this.ofCompany.get(companyId) ?? 1) - 1;
      if (left === 0) this.ofCompany.delete(companyId);
      else this.ofCompany.set(companyId, left);
    };
  }
}
