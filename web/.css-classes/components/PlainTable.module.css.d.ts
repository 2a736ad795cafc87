declare const classes: {
  readonly 'table': string;
};
export default classes;
