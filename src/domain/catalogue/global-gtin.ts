// A file of its own: the first load of product pages needs this alone.

/** Whether a GTIN-13 means the same product everywhere. Those from 02, 04 and 2 are any company's, for use within it. */
export const isGlobalGtin = (gtin: string) => !/^(?:2|0[24])/.test(gtin)
