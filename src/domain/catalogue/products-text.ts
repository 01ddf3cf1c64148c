/** `1 product`, `12 products`. */
export const productsText = (count: number) => `${count} product${count === 1 ? '' : 's'}`
