/** Of this many: `product`, `products`. */
export const productsWord = (count: number) => (count === 1 ? 'product' : 'products')

/** `1 product`, `12 products`. */
export const productsText = (count: number) => `${count} ${productsWord(count)}`
