declare const classes: {
  readonly 'table': string;
  readonly 'total': string;
  readonly 'failed': string;
  readonly 'link': string;
  readonly 'person': string;
  readonly 'status': string;
};
export default classes;
