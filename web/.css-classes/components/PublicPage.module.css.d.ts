declare const classes: {
  readonly 'page': string;
  readonly 'content': string;
};
export default classes;
