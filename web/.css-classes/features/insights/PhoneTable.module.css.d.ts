declare const classes: {
  readonly 'table': string;
  readonly 'trouble': string;
  readonly 'person': string;
  readonly 'troubles': string;
};
export default classes;
