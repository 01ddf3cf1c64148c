/** The SKUs of a comma or tilde list, each once; at most so many, so that an address cannot ask for the whole shop. */
export const skuList = (text: string, most = 60) =>
  [...new Set(text.split(/[,~]/).map((sku) => sku.trim()))].filter((sku) => sku !== '').slice(0, most)
