const dayMs = 86_400_000

/** The day `offset` days after `today`, both as yyyy-mm-dd. */
export const dayFrom = (today: string, offset: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + offset * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
