/** What is missing for a quote; null when it can be saved. */
export function quoteNeeds(lineCount: number, hasCustomer: boolean): string | null {
  if (lineCount > 0) return hasCustomer ? null : 'Add a customer name first'
  return hasCustomer ? 'Add a product first' : 'Add a product and a customer name first'
}
