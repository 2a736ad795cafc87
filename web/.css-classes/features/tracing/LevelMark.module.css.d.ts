declare const classes: {
  readonly 'mark': string;
  readonly 'shape': string;
};
export default classes;
