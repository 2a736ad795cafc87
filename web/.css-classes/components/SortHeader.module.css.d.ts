declare const classes: {
  readonly 'header': string;
  readonly 'arrow': string;
};
export default classes;
