/** How far behind a replica is, worked out from positions in the primary's log of changes (bytes) and the moments they were read at. */
export class ReplicaLag {
  /** Positions that the replica has not come to yet, oldest first. */
  private ahead: { position: number; at: number }[] = [];
  /** How far the replica has come. */
  private position = 0;
  /** The newest moment whose state the replica is known to have reached. */
  private reachedAt: number | undefined;

  /** The primary stands at a position now, in milliseconds of a clock that never goes back. */
  primaryStands(position: number, at: number): void {
    if (position <= this.position) this.reachedAt = at;
    // A replica that is so far behind is not read from: nothing finer needs to be known of it.
    else if (this.ahead.length < mostKept && position !== this.ahead.at(-1)?.position)
      this.ahead.push({ position, at });
  }

  replicaStands(position: number): void {
    this.position = position;
    const left = this.ahead.filter((sample) => sample.position > position);
    this.reachedAt = this.ahead[this.ahead.length - left.length - 1]?.at ?? this.reachedAt;
    this.ahead = left;
  }

  /**
   * How old what the replica shows can be, rounded up to the next reading. Infinite until it has been seen to reach what the
   * primary had when this was made: an idle replica that lost its primary says of itself that it has everything.
   */
  seconds(now: number): number {
    if (this.reachedAt === undefined) return Infinity;
    return this.ahead.length === 0 ? 0 : (now - this.reachedAt) / 1000;
  }
}

const mostKept = 1000;
