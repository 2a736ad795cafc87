declare const classes: {
  readonly 'header': string;
  readonly 'sidebar': string;
  readonly 'main': string;
  readonly 'page': string;
};
export default classes;
