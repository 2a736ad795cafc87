declare const classes: {
  readonly 'notice': string;
  readonly 'icon': string;
};
export default classes;
