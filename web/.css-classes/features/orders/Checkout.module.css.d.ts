declare const classes: {
  readonly 'columns': string;
  readonly 'summary': string;
  readonly 'payment': string;
};
export default classes;
