declare const classes: {
  readonly 'bars': string;
  readonly 'row': string;
  readonly 'name': string;
  readonly 'figure': string;
  readonly 'detail': string;
  readonly 'more': string;
  readonly 'track': string;
  readonly 'bar': string;
};
export default classes;
