declare const classes: {
  readonly 'work': string;
  readonly 'head': string;
  readonly 'words': string;
  readonly 'title': string;
  readonly 'percent': string;
};
export default classes;
