import { once } from 'node:events';
import type { Processes } from '../../speed/processes.js';
import type { NeighbourWork, Served } from './neighbour.js';

/** A neighbour in a process of its own, so that what the attackers compute does not count as its waiting. */
export class NeighbourProcess {
  private readonly child;

  constructor(processes: Processes, work: NeighbourWork) {
    this.child = processes.worker(new URL('./neighbour-worker.js', import.meta.url));
    this.child.send(work);
  }

  /** How it was served since the last call. */
  async collect(): Promise<Served> {
    const answered = once(this.child, 'message');
    this.child.send('collect');
    const [served] = (await answered) as [Served];
    return served;
  }
}
