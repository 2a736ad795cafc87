declare const classes: {
  readonly 'support': string;
  readonly 'ways': string;
  readonly 'hours': string;
  readonly 'state': string;
  readonly 'offices': string;
  readonly 'map': string;
  readonly 'list': string;
  readonly 'address': string;
};
export default classes;
