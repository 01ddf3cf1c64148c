const days = (years: number) => Math.ceil(years * 365.25)

/** How long data is stored that no one uses, in days. `KEEP_DAYS` changes it, not below `least`. */
export const retentionPeriods = {
  /** Open carts without a change. */
  carts: { usual: 180, least: 30 },
  /** Browsers; their cookie ends after a year. */
  visitors: { usual: 400, least: 366 },
  /** Counted events of shoppers. */
  events: { usual: 90, least: 1 },
  /** Failures that browsers reported. */
  failures: { usual: 30, least: 1 },
  /** Address and text of sent mails. */
  mails: { usual: 90, least: 7 },
  /** Messages and bookings of forms. */
  enquiries: { usual: 730, least: 30 },
  /** Names and addresses in orders without an account. Tax law: five years in Australia, seven in New Zealand. */
  orders: { usual: days(7), least: days(7) },
} as const satisfies Record<string, { usual: number; least: number }>

export type RetentionName = keyof typeof retentionPeriods
export type Retention = Readonly<Record<RetentionName, number>>

export const retentionNames = Object.keys(retentionPeriods) as RetentionName[] // the keys of the table above

export const usualRetention = Object.fromEntries(
  retentionNames.map((name) => [name, retentionPeriods[name].usual]),
) as Retention // one entry for each name
