declare const classes: {
  readonly 'list': string;
  readonly 'body': string;
  readonly 'wrapper': string;
  readonly 'label': string;
};
export default classes;
