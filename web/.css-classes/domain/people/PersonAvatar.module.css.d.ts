declare const classes: {
  readonly 'avatar': string;
  readonly 'initials': string;
};
export default classes;
