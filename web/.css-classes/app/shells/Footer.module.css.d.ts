declare const classes: {
  readonly 'footer': string;
  readonly 'inner': string;
  readonly 'title': string;
  readonly 'list': string;
  readonly 'address': string;
  readonly 'contact': string;
  readonly 'stores': string;
  readonly 'store': string;
  readonly 'system': string;
  readonly 'end': string;
  readonly 'more': string;
};
export default classes;
