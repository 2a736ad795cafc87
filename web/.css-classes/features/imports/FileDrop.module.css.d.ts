declare const classes: {
  readonly 'inner': string;
  readonly 'icon': string;
  readonly 'text': string;
  readonly 'name': string;
};
export default classes;
