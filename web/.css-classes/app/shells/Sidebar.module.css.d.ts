declare const classes: {
  readonly 'brand': string;
  readonly 'link': string;
  readonly 'label': string;
};
export default classes;
