declare const classes: {
  readonly 'section': string;
  readonly 'table': string;
};
export default classes;
