declare const classes: {
  readonly 'list': string;
  readonly 'change': string;
  readonly 'what': string;
};
export default classes;
