declare const classes: {
  readonly 'canvas': string;
  readonly 'outside': string;
  readonly 'region': string;
  readonly 'corner': string;
  readonly 'reach': string;
  readonly 'dot': string;
};
export default classes;
