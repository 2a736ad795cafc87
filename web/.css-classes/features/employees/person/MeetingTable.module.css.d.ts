declare const classes: {
  readonly 'table': string;
  readonly 'long': string;
  readonly 'source': string;
  readonly 'code': string;
};
export default classes;
