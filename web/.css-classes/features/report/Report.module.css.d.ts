declare const classes: {
  readonly 'section': string;
  readonly 'way': string;
  readonly 'head': string;
  readonly 'name': string;
  readonly 'number': string;
  readonly 'choice': string;
  readonly 'open': string;
  readonly 'table': string;
};
export default classes;
