declare const classes: {
  readonly 'term': string;
  readonly 'value': string;
};
export default classes;
