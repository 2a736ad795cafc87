declare const classes: {
  readonly 'example': string;
  readonly 'finding': string;
  readonly 'failed': string;
  readonly 'threshold': string;
  readonly 'day': string;
  readonly 'lanes': string;
  readonly 'people': string;
  readonly 'person': string;
  readonly 'name': string;
  readonly 'exposed': string;
  readonly 'contact': string;
  readonly 'level': string;
};
export default classes;
