declare const classes: {
  readonly 'list': string;
  readonly 'tab': string;
  readonly 'count': string;
};
export default classes;
