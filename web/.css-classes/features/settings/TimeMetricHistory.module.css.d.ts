declare const classes: {
  readonly 'history': string;
  readonly 'metric': string;
  readonly 'now': string;
  readonly 'who': string;
  readonly 'table': string;
};
export default classes;
