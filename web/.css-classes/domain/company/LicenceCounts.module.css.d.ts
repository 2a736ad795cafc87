declare const classes: {
  readonly 'table': string;
  readonly 'excess': string;
};
export default classes;
