declare const classes: {
  readonly 'column': string;
  readonly 'count': string;
  readonly 'list': string;
  readonly 'contact': string;
  readonly 'choice': string;
  readonly 'details': string;
  readonly 'name': string;
};
export default classes;
