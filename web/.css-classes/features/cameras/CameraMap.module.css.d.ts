declare const classes: {
  readonly 'map': string;
  readonly 'line': string;
  readonly 'degrees': string;
  readonly 'spot': string;
  readonly 'reach': string;
  readonly 'dot': string;
  readonly 'ring': string;
  readonly 'name': string;
  readonly 'scale': string;
  readonly 'north': string;
};
export default classes;
