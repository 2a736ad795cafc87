declare const classes: {
  readonly 'figure': string;
  readonly 'drawing': string;
  readonly 'table': string;
  readonly 'tools': string;
};
export default classes;
