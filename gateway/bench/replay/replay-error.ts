/** A replay that cannot go on: its message is one line for whoever started it. */
export class ReplayError extends Error {}
