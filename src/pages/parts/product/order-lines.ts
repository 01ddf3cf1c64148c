export type OrderLine = { sku: string; quantity: string }

const most = 60

/**
 * The lines of a table saved from a spreadsheet: SKU and quantity, split by comma, semicolon or tab. A head line and
 * empty lines are left out; without a quantity it is one piece.
 */
export function readOrderLines(text: string): OrderLine[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((row) => row.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
  return rows
    .filter(([sku = '', quantity = '']) => /\d/.test(sku) && /^\d*$/.test(quantity))
    .slice(0, most)
    .map(([sku = '', quantity = '']) => ({ sku: sku.slice(0, 40), quantity: quantity === '' ? '1' : quantity }))
}
