declare const classes: {
  readonly 'paper': string;
  readonly 'sheet': string;
  readonly 'card': string;
  readonly 'head': string;
  readonly 'qr': string;
  readonly 'facts': string;
  readonly 'code': string;
  readonly 'steps': string;
};
export default classes;
