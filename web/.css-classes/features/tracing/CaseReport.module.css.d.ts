declare const classes: {
  readonly 'paper': string;
  readonly 'progress': string;
  readonly 'head': string;
  readonly 'sentence': string;
  readonly 'facts': string;
  readonly 'definitions': string;
  readonly 'table': string;
  readonly 'box': string;
  readonly 'evidence': string;
  readonly 'time': string;
  readonly 'records': string;
  readonly 'controls': string;
  readonly 'newPage': string;
};
export default classes;
