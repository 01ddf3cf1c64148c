import { describe, expect, it } from 'vitest'
import { type AdminPanel, asksForCart, isFullWidth, panelAddress } from './panel-address.ts'

const account = { winningCmsUrl: 'https://admin.example/', salespersonCode: 'NH01' }
const shop = 'https://wa.example'
const tail = 'salespersonCode=NH01&parent_base_url=https%3A%2F%2Fwa.example'

const panels: [AdminPanel, string][] = [
  [{ kind: 'project', projectId: 'p/1' }, `project-panel/p%2F1?${tail}`],
  [{ kind: 'performance' }, `performance-dashboard?${tail}`],
  [{ kind: 'reminders' }, `reminders?${tail}`],
  [{ kind: 'reminder-new', projectId: null }, `reminders/create?${tail}`],
  [{ kind: 'reminder-new', projectId: 'p1' }, `reminders/create?projectId=p1&${tail}`],
  [{ kind: 'reminder', id: 'r1' }, `reminders/r1?${tail}`],
  [{ kind: 'reminder-stats' }, `reminders/stats?${tail}`],
]
const product: AdminPanel = { kind: 'product', sku: 'NV-1' }

describe('the URL of an embedded admin page', () => {
  it.each(panels)('names the service, the salesperson and the shop: %o', (panel, rest) => {
    expect(panelAddress(panel, account, shop)).toBe(`https://admin.example/${rest}`)
  })

  it('names no salesperson for a product', () => {
    expect(panelAddress(product, account, shop)).toBe(
      'https://admin.example/product-panel/NV-1?parent_base_url=https%3A%2F%2Fwa.example',
    )
  })

  it('is missing without the service, and without a salesperson for all but the product [S1-6-05]', () => {
    for (const winningCmsUrl of [null, undefined, '', 'javascript:alert(1)']) {
      for (const [panel] of panels) expect(panelAddress(panel, { ...account, winningCmsUrl }, shop)).toBeNull()
      expect(panelAddress(product, { ...account, winningCmsUrl }, shop)).toBeNull()
    }
    for (const salespersonCode of [null, undefined, '']) {
      for (const [panel] of panels) expect(panelAddress(panel, { ...account, salespersonCode }, shop)).toBeNull()
      expect(panelAddress(product, { ...account, salespersonCode }, shop)).toMatch(/product-panel\/NV-1/)
    }
  })
})

it('uses the full width for project and reminder views', () => {
  expect(panels.filter(([panel]) => !isFullWidth(panel)).map(([{ kind }]) => kind)).toEqual(['performance'])
  expect(isFullWidth(product)).toBe(false)
})

describe('a message to the shop', () => {
  const origin = 'https://admin.example'
  it('accepts cart refreshes only from the service itself', () => {
    const data = { action: 'refreshCart' }
    expect(asksForCart({ origin, data }, account.winningCmsUrl)).toBe(true)
    for (const query of [
      'https://admin.example.evil',
      'http://admin.example',
      'https://admin.example:8443',
      'null',
      '',
    ])
      expect(asksForCart({ origin: query, data }, account.winningCmsUrl)).toBe(false)
    expect(asksForCart({ origin, data }, null)).toBe(false)
  })

  it.each([{ action: 'other' }, 'refreshCart', null, undefined, { refreshCart: true }])(
    'is passed over: %o',
    (data) => {
      expect(asksForCart({ origin, data }, account.winningCmsUrl)).toBe(false)
    },
  )
})
