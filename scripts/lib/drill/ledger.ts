/** A request, when it ended, and its status; null without a response. */
export type SentRequest = { at: number; what: string; status: number | null }
/** A confirmed order: how many orders and charges its cart has. */
export type BoughtCart = { confirmedAt: number; orders: number; charges: number }
export type Phase = { name: string; from: number; to: number }

export type LedgerRow = {
  name: string
  seconds: number
  requests: number
  /** Without a response, or answered with 500 or above. */
  lost: number
  /** From the first lost request to the last. */
  errorSeconds: number
  acknowledged: number
  found: number
  charged: number
  /** Two orders or two charges. */
  twice: number
}

const isLost = ({ status }: SentRequest) => status === null || status >= 500
const within = ({ from, to }: Phase, moment: number) => moment >= from && moment < to
const inSeconds = (ms: number) => Math.round(ms / 100) / 10

/** What happened in a phase: requests count when they ended, orders when they were confirmed. */
export function ledgerRow(phase: Phase, sent: readonly SentRequest[], bought: readonly BoughtCart[]): LedgerRow {
  const requests = sent.filter(({ at }) => within(phase, at))
  const lost = requests.filter(isLost).map(({ at }) => at)
  const carts = bought.filter(({ confirmedAt }) => within(phase, confirmedAt))
  return {
    name: phase.name,
    seconds: inSeconds(phase.to - phase.from),
    requests: requests.length,
    lost: lost.length,
    errorSeconds: lost.length === 0 ? 0 : inSeconds(Math.max(...lost) - Math.min(...lost)),
    acknowledged: carts.length,
    found: carts.filter(({ orders }) => orders > 0).length,
    charged: carts.filter(({ charges }) => charges > 0).length,
    twice: carts.filter(({ orders, charges }) => orders > 1 || charges > 1).length,
  }
}

/** The lost requests of a phase by what they were, with their number. */
export const lostRequests = (phase: Phase, sent: readonly SentRequest[]): string[] =>
  [
    ...Map.groupBy(
      sent.filter((request) => isLost(request) && within(phase, request.at)),
      ({ what, status }) => `${status ?? 'no response'} ${what}`,
    ),
  ].map(([name, requests]) => `${requests.length} x ${name}`)

type Goals = { mayLose: boolean; longestErrorSeconds: number }

/** What a row does not achieve. */
export function ledgerProblems(row: LedgerRow, { mayLose, longestErrorSeconds }: Goals): string[] {
  const { name, acknowledged, found, charged, twice, lost, errorSeconds } = row
  return [
    ...(found < acknowledged ? [`${name}: ${acknowledged - found} confirmed orders are gone`] : []),
    ...(charged < acknowledged ? [`${name}: ${acknowledged - charged} confirmed orders are not charged`] : []),
    ...(twice > 0 ? [`${name}: ${twice} orders are there or charged twice`] : []),
    ...(lost > 0 && !mayLose ? [`${name}: ${lost} requests are lost`] : []),
    ...(errorSeconds > longestErrorSeconds ? [`${name}: errors for ${errorSeconds} s`] : []),
  ]
}

const columns = {
  seconds: 'Seconds',
  requests: 'Requests',
  lost: 'Lost',
  errorSeconds: 'Seconds of errors',
  acknowledged: 'Orders acknowledged',
  found: 'Found',
  charged: 'Charged',
  twice: 'Twice',
} as const satisfies Partial<Record<keyof LedgerRow, string>>

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

/** The ledger as a table in Markdown. */
export function ledgerTable(rows: readonly LedgerRow[]): string {
  const names = Object.keys(columns) as (keyof typeof columns)[] // the keys of the table above
  return [
    line(['Fault', ...Object.values(columns)]),
    line(['---', ...names.map(() => '---:')]),
    ...rows.map((row) => line([row.name, ...names.map((name) => row[name])])),
  ].join('\n')
}
