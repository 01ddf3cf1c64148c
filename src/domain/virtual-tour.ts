/** Where tours are shown; the server of this product has a page there, and a provider of tours may stand in its place. */
const tours = '/tours/'

/** The address inside the frame of a store's tour. */
export const tourAddress = (virtualTourId: string) => tours + encodeURIComponent(virtualTourId)
