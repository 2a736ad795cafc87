declare const classes: {
  readonly 'drop': string;
  readonly 'button': string;
  readonly 'fault': string;
};
export default classes;
