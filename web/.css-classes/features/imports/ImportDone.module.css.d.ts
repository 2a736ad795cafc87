declare const classes: {
  readonly 'outcome': string;
  readonly 'words': string;
};
export default classes;
