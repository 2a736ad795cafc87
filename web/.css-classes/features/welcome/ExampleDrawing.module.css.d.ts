declare const classes: {
  readonly 'drawing': string;
  readonly 'hour': string;
  readonly 'clock': string;
  readonly 'lane': string;
  readonly 'carrying': string;
  readonly 'meeting': string;
  readonly 'exposed': string;
  readonly 'mark': string;
  readonly 'appearing': string;
};
export default classes;
