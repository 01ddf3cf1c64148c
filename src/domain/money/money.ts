/** Whole cents: every sum inside app and server is made of these, so that it is exact. */
export type Cents = number

// 1.005 * 100 is 100.49999…; shifting the decimal text by two places keeps what was written.
function shifted(dollars: number): number {
  const text = String(dollars)
  return text.includes('e') ? dollars * 100 : Number(`${text}e2`)
}

/** Dollars from the wire to cents, halves away from zero. */
export function toCents(dollars: number): Cents {
  const cents = Math.sign(dollars) * Math.round(shifted(Math.abs(dollars)))
  return cents === 0 ? 0 : cents
}

/** Cents to the dollar number of the wire: at most two decimals. */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/** Rounds a dollar number to two decimals. */
export function roundDollars(dollars: number): number {
  return toDollars(toCents(dollars))
}

export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, cents) => sum + cents, 0)
}

export function lineCents(line: { readonly unitCents: Cents; readonly quantity: number }): Cents {
  return line.unitCents * line.quantity
}

/** So many percent of an amount in whole cents, rounded down. Percentages keep two decimals of their own. */
export function percentFloor(cents: Cents, percent: number): Cents {
  const scaled = cents * toCents(percent)
  const rest = ((scaled % 10_000) + 10_000) % 10_000
  return (scaled - rest) / 10_000
}
