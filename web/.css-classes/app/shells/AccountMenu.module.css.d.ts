declare const classes: {
  readonly 'target': string;
  readonly 'name': string;
  readonly 'initial': string;
};
export default classes;
