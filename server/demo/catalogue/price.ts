/** A typical retail price: 89, 449, 1,990, 2,449. */
function australianCents(dollars: number): number {
  if (dollars < 200) return (Math.max(2, Math.round(dollars / 10)) * 10 - 1) * 100
  if (dollars < 1000) return (Math.round(dollars / 10) * 10 - 1) * 100
  const fifty = Math.round(dollars / 50) * 50
  return (fifty % 100 === 0 ? fifty - 10 : fifty - 1) * 100
}

/** New Zealand prices end in 9. */
const newZealandCents = (dollars: number) => (Math.max(2, Math.round(dollars / 10)) * 10 - 1) * 100

/** Rounds to a price of the country. Input in whole dollars, result in cents. */
export const ticketCents = (dollars: number, country: 'AU' | 'NZ' = 'AU'): number =>
  country === 'NZ' ? newZealandCents(dollars) : australianCents(dollars)
