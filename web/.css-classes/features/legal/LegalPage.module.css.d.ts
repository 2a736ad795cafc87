declare const classes: {
  readonly 'page': string;
  readonly 'head': string;
  readonly 'contents': string;
  readonly 'number': string;
  readonly 'text': string;
  readonly 'section': string;
  readonly 'contact': string;
};
export default classes;
