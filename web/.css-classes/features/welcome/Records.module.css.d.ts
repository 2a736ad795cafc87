declare const classes: {
  readonly 'steps': string;
  readonly 'picture': string;
  readonly 'line': string;
  readonly 'record': string;
  readonly 'meeting': string;
  readonly 'counted': string;
  readonly 'chain': string;
  readonly 'step': string;
  readonly 'number': string;
  readonly 'sentence': string;
};
export default classes;
