declare const classes: {
  readonly 'map': string;
  readonly 'land': string;
  readonly 'way': string;
  readonly 'office': string;
  readonly 'city': string;
};
export default classes;
