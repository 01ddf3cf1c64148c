/** The path of the tour pages; this server has a page there, which a tour provider can replace. */
const tours = '/tours/'

/** The address inside the frame of a store's tour. */
export const tourAddress = (virtualTourId: string) => tours + encodeURIComponent(virtualTourId)
