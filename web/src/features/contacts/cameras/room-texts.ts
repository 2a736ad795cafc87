/** Texts about cameras and their rooms. */
export const texts = {
  rooms: {
    silent: 'Camera silent',
    unmeasured: 'Nothing reported today',
    safe: 'No breach',
  },
  wholePicture: 'Region of interest: the whole picture',
  regionCorners: (count: number): string => `Region of interest with ${count} corners`,
};
