declare const classes: {
  readonly 'notice': string;
  readonly 'button': string;
};
export default classes;
