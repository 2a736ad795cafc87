declare const classes: {
  readonly 'mark': string;
};
export default classes;
