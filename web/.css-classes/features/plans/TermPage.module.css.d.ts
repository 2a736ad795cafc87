declare const classes: {
  readonly 'columns': string;
  readonly 'summary': string;
};
export default classes;
