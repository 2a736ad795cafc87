/** Connections for requests of one process. */
export const usualPool = 16;
/** Connections for budgets, readiness and progress of jobs, see makeControlDataSource. */
export const controlPool = 2;
/** Connections of a process beside these: jobs, notices, the pulse, and the owner's while it starts. */
const otherConnections = 8;
/** Most connections of one process. */
export const connectionsOfProcess = usualPool + controlPool + otherConnections;
