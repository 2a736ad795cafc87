declare const classes: {
  readonly 'table': string;
  readonly 'before': string;
};
export default classes;
