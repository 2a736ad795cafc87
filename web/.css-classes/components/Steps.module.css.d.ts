declare const classes: {
  readonly 'steps': string;
  readonly 'step': string;
  readonly 'mark': string;
  readonly 'name': string;
};
export default classes;
