declare const classes: {
  readonly 'chip': string;
};
export default classes;
