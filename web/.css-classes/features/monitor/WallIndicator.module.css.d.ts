declare const classes: {
  readonly 'indicator': string;
  readonly 'title': string;
  readonly 'level': string;
  readonly 'share': string;
  readonly 'meaning': string;
};
export default classes;
