/**
 * Parses a list of SKUs separated by commas or tildes, each once. The limit prevents a URL that requests the whole
 * catalogue.
 */
export const skuList = (text: string, most = 60) =>
  [...new Set(text.split(/[,~]/).map((sku) => sku.trim()))].filter((sku) => sku !== '').slice(0, most)
