declare const classes: {
  readonly 'list': string;
  readonly 'column': string;
  readonly 'file': string;
  readonly 'heading': string;
  readonly 'arrow': string;
};
export default classes;
