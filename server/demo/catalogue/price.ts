/** Rounds to a price as it stands on a ticket: 89, 449, 1,990, 2,449. Whole dollars in, cents out. */
export function ticketCents(dollars: number): number {
  if (dollars < 200) return (Math.max(2, Math.round(dollars / 10)) * 10 - 1) * 100
  if (dollars < 1000) return (Math.round(dollars / 10) * 10 - 1) * 100
  const fifty = Math.round(dollars / 50) * 50
  return (fifty % 100 === 0 ? fifty - 10 : fifty - 1) * 100
}

/** New Zealand tickets end in 9. */
export const nzTicketCents = (dollars: number) => (Math.max(2, Math.round(dollars / 10)) * 10 - 1) * 100
