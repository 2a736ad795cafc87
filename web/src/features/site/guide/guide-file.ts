const fileName = 'VisionCloud_Guide.pdf';

/** Saves the guide on the visitor's device. */
export const downloadGuide = (): void => {
  const link = document.createElement('a');
  link.href = `/assets/${fileName}`;
  link.download = fileName;
  // Firefox follows only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
};
