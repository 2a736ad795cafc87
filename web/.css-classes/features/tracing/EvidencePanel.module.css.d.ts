declare const classes: {
  readonly 'table': string;
  readonly 'day': string;
};
export default classes;
