import type { Api } from '#contract/client.ts'
import { officeAddress } from '#contract/manage/office-address.ts'
import { isNotFound } from '#contract/protocol/api-error.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { slashDate } from '#domain/time/date-math.ts'
import { readIsoDate } from '#domain/time/plain-date.ts'
import type { BrandKey } from '#themes/brand.ts'
import type { Links } from './admin-links.ts'
import { adminPage } from './admin-page.ts'
import { html, type Markup } from './markup.ts'
import { reminderList } from './reminder-pages.ts'

type Fact = readonly [name: string, value: string]
const factList = (list: readonly Fact[]) =>
  html`<dl>${list.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`

const dollars = (amount: number | null) => (amount === null ? 'None' : formatDollars(amount))
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const availabilityWords = {
  noStock: 'No stock',
  supersededAndNoStock: 'Superseded, no stock',
  inStock: 'In stock',
  backOrder: 'Back order',
  indeterminate: 'Ask the warehouse',
} as const

const dayText = (iso: string) => {
  const day = readIsoDate(iso)
  return day ? slashDate(day) : iso
}

/** Null if the response is 404. */
async function found<Thing>(request: Promise<Thing>): Promise<Thing | null> {
  return request.catch((error: unknown) => {
    if (isNotFound(error)) return null
    throw error
  })
}

export const missingPage = (title: string, text: string) =>
  adminPage({ title, content: html`<section><p>${text}</p></section>` })

type Panel = { api: Api; link: Links; shopOrigin: string; shopKey: BrandKey }

const refreshCart = (shopOrigin: string): Markup =>
  html`<div><button type="button" data-refresh-cart="${shopOrigin}">Refresh cart</button></div>`

/** Stock in every warehouse, and the price compared with competitors. */
export async function productPage({ api, shopOrigin, shopKey }: Omit<Panel, 'link'>, sku: string) {
  const line = await found(api.projectLines.product({ params: { sku } }))
  if (!line) return missingPage('Product', 'This shop does not sell this product.')
  const [stock, others] = await Promise.all([
    found(api.staff.stock({ query: { sku, includeOtherStock: true } })),
    api.staff.competitorPrices({ query: { sku } }),
  ])
  const price = line.livePrice
  const lowest = others[0]?.price ?? null
  const stockRows: Fact[] = stock
    ? [
        ['Availability', availabilityWords[stock.availability]],
        ['Pieces', String(stock.quantity)],
        ...stock.locations.map(({ name, quantity }): Fact => [name, String(quantity)]),
        ...(stock.nextDate ? [['More due', dayText(stock.nextDate)] as const] : []),
      ]
    : [['Availability', 'Unknown']]
  const room: Fact[] =
    price !== null && lowest !== null && price > 0
      ? [['Above the lowest', `${formatDollars(price - lowest)}, ${percent((price - lowest) / price)}`]]
      : []
  return adminPage({
    title: line.title,
    content: html`<p class="soft">${sku}</p><section><h2>Stock</h2>${factList(stockRows)}</section>
<section><h2>Price and margin</h2>${factList([['Our price', dollars(price)], ['Lowest elsewhere', dollars(lowest)], ...room])}
${others.length > 0 && factList(others.map(({ competitor, price: theirPrice }): Fact => [competitor, dollars(theirPrice)]))}</section>
<p><a href="${officeAddress(shopKey, '/moderation')}" target="_blank" rel="noopener">Reviews and questions</a></p>${refreshCart(shopOrigin)}`,
  })
}

/** The state of a project and its reminders. */
export async function projectPage({ api, link, shopOrigin }: Omit<Panel, 'shopKey'>, id: string) {
  const outline = await found(api.project.outline({ params: { id } }))
  if (!outline) return missingPage('Project', 'There is no such project.')
  const [project, { reminders }] = await Promise.all([
    api.project.view({ params: { id } }),
    api.reminder.list({ query: { projectId: id } }),
  ])
  const standing: Fact[] = project
    ? [
        ['Status', project.quoteStatus],
        ['Customer', project.quoteData.customerName || 'No customer yet'],
        ['Quote', project.quoteId === null ? 'None yet' : String(project.quoteId)],
        ['Products', String(project.totals.lineCount)],
        ['Total', formatDollars(project.totals.total)],
        ['Salesperson', project.selectedSalesPerson?.name ?? 'None'],
      ]
    : [['Products', '0']]
  return adminPage({
    title: outline.projectName,
    content: html`<section>${factList(standing)}</section><section><h2>Reminders</h2>${reminderList(reminders, link)}
<p><a href="${link('/reminders/create', { projectId: id })}">Add reminder</a></p></section>${refreshCart(shopOrigin)}`,
  })
}

/** All-time figures of a salesperson's projects. */
export async function performancePage({ api, link }: Pick<Panel, 'api' | 'link'>, salespersonCode: string | null) {
  const own = salespersonCode === null ? {} : { salespersonCode }
  const { quotes, totalCount } = await api.projectSearch.rows({
    query: { page: 0, limit: 100, sortProperty: 'dateModified', sortDirection: 'desc', allTime: true, ...own },
  })
  const statuses = [...new Set(quotes.map(({ status }) => status.name))].toSorted()
  const worth = quotes.reduce((sum, { quotePrice }) => sum + (quotePrice ?? 0), 0)
  return adminPage({
    title: 'Performance',
    content: html`<section><div class="figures"><p>Projects<b>${totalCount}</b></p><p>Quoted, last 100<b>${formatDollars(worth)}</b></p></div>
${factList(statuses.map((name): Fact => [name, String(quotes.filter(({ status }) => status.name === name).length)]))}</section>
<section><h2>Changed last</h2><ul>${quotes
      .slice(0, 10)
      .map(
        ({ projectId, projectName, customerName, quotePrice }) =>
          html`<li><div><a href="${link(`/project-panel/${projectId}`)}">${projectName}</a><br><small>${customerName}</small></div>${dollars(quotePrice)}</li>`,
      )}</ul></section>`,
  })
}
