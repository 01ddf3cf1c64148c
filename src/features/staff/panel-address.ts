/** What the side panel can show. */
export type AdminPanel =
  | { kind: 'product'; sku: string }
  | { kind: 'project'; projectId: string }
  | { kind: 'performance' }
  | { kind: 'reminders' }
  | { kind: 'reminder-new'; projectId: string | null }
  | { kind: 'reminder'; id: string }
  | { kind: 'reminder-stats' }

export type PanelKind = AdminPanel['kind']

/** Of the account that is signed in. */
export type AdminService = {
  winningCmsUrl?: string | null | undefined
  salespersonCode?: string | null | undefined
}

const part = encodeURIComponent

function pathOf(panel: AdminPanel): string {
  switch (panel.kind) {
    case 'product':
      return `product-panel/${part(panel.sku)}`
    case 'project':
      return `project-panel/${part(panel.projectId)}`
    case 'performance':
      return 'performance-dashboard'
    case 'reminders':
      return 'reminders'
    case 'reminder-new':
      return panel.projectId === null ? 'reminders/create' : `reminders/create?projectId=${part(panel.projectId)}`
    case 'reminder':
      return `reminders/${part(panel.id)}`
    case 'reminder-stats':
      return 'reminders/stats'
  }
}

/** The service without a slash at its end; null for what no page can be framed from. */
function serviceOf(url: string | null | undefined): string | null {
  const text = (url ?? '').replace(/\/+$/, '')
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null
}

/**
 * The URL of a panel's frame, with the shop's origin [S1-2.7-11]. Null without a known service, or without a
 * salesperson for all but the product panel [S1-6-05].
 */
export function panelAddress(panel: AdminPanel, account: AdminService, shopOrigin: string): string | null {
  const service = serviceOf(account.winningCmsUrl)
  const code = account.salespersonCode ?? ''
  if (service === null || (panel.kind !== 'product' && code === '')) return null
  const address = new URL(`${service}/${pathOf(panel)}`)
  if (panel.kind !== 'product') address.searchParams.set('salespersonCode', code)
  address.searchParams.set('parent_base_url', shopOrigin)
  return address.href
}

const narrow: readonly PanelKind[] = ['product', 'performance']

/** Project and reminder views take the whole width [S1-2.7-10]. */
export const isFullWidth = ({ kind }: AdminPanel) => !narrow.includes(kind)

type Message = { origin: string; data: unknown }

/** Whether a message requests a cart refresh and its origin is the service [S1-2.7-12]. */
export function asksForCart({ origin, data }: Message, winningCmsUrl: string | null | undefined): boolean {
  const service = serviceOf(winningCmsUrl)
  if (service === null || origin !== new URL(service).origin) return false
  return typeof data === 'object' && data !== null && 'action' in data && data.action === 'refreshCart'
}
