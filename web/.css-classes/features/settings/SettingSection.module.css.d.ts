declare const classes: {
  readonly 'section': string;
  readonly 'content': string;
};
export default classes;
