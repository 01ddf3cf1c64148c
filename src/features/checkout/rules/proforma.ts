const sameBrand = (brand: string) => brand.trim().toLowerCase()

/** Whether anything in the cart is delivered against a proforma, by the brands of proformaShippingBrands. */
export function isProforma(cartBrands: readonly string[], proformaBrands: readonly string[]): boolean {
  const proforma = new Set(proformaBrands.map(sameBrand).filter((brand) => brand !== ''))
  return cartBrands.some((brand) => proforma.has(sameBrand(brand)))
}
