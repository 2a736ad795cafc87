declare const classes: {
  readonly 'list': string;
  readonly 'entry': string;
  readonly 'status': string;
  readonly 'who': string;
};
export default classes;
