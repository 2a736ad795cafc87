declare const classes: {
  readonly 'card': string;
  readonly 'description': string;
  readonly 'price': string;
  readonly 'gifts': string;
};
export default classes;
