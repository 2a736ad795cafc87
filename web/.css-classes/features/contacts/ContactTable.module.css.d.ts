declare const classes: {
  readonly 'section': string;
  readonly 'scroll': string;
  readonly 'table': string;
};
export default classes;
