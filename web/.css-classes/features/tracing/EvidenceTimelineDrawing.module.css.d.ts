declare const classes: {
  readonly 'box': string;
  readonly 'episode': string;
  readonly 'name': string;
  readonly 'tick': string;
  readonly 'record': string;
  readonly 'counted': string;
  readonly 'axis': string;
  readonly 'reached': string;
  readonly 'reachedText': string;
  readonly 'legend': string;
};
export default classes;
