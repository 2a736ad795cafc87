declare const classes: {
  readonly 'welcome': string;
  readonly 'section': string;
  readonly 'title': string;
  readonly 'lead': string;
};
export default classes;
