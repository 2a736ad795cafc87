declare const classes: {
  readonly 'ring': string;
  readonly 'track': string;
  readonly 'left': string;
};
export default classes;
