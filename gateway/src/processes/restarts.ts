/** Who has lived so long, in milliseconds, has not died at its start. */
const wellFor = 10_000;
/** Before the second try that follows at once, and at most, in milliseconds. */
const shortestPause = 500;
const longestPause = 30_000;

/** How long the place of a process that has died stays empty: not at all, but longer and longer where one dies after the other. */
export class Restarts {
  private deaths = 0;

  /**
   * @param lived how long the process has been there.
   * @returns milliseconds until the next one is to start.
   */
  pauseAfter(lived: number): number {
    if (lived >= wellFor) this.deaths = 0;
    this.deaths += 1;
    return this.deaths === 1 ? 0 : Math.min(longestPause, shortestPause * 2 ** (this.deaths - 2));
  }
}
