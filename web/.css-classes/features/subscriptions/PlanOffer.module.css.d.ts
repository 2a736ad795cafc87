declare const classes: {
  readonly 'offer': string;
  readonly 'action': string;
};
export default classes;
