declare const classes: {
  readonly 'card': string;
  readonly 'picture': string;
  readonly 'image': string;
  readonly 'title': string;
  readonly 'link': string;
};
export default classes;
