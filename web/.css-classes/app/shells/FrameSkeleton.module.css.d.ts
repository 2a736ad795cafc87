declare const classes: {
  readonly 'frame': string;
  readonly 'sidebar': string;
  readonly 'header': string;
  readonly 'page': string;
};
export default classes;
