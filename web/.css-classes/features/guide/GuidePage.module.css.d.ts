declare const classes: {
  readonly 'page': string;
  readonly 'form': string;
  readonly 'cover': string;
};
export default classes;
