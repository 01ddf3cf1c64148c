/** Rounds to a typical retail price: 89, 449, 1,990, 2,449. Input in whole dollars, result in cents. */
export function ticketCents(dollars: number): number {
  if (dollars < 200) return (Math.max(2, Math.round(dollars / 10)) * 10 - 1) * 100
  if (dollars < 1000) return (Math.round(dollars / 10) * 10 - 1) * 100
  const fifty = Math.round(dollars / 50) * 50
  return (fifty % 100 === 0 ? fifty - 10 : fifty - 1) * 100
}

/** New Zealand prices end in 9. */
export const nzTicketCents = (dollars: number) => (Math.max(2, Math.round(dollars / 10)) * 10 - 1) * 100
