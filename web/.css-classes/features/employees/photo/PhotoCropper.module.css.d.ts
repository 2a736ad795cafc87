declare const classes: {
  readonly 'stage': string;
  readonly 'mark': string;
  readonly 'preview': string;
};
export default classes;
