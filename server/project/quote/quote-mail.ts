import { suburbLine } from '#domain/location/locality.ts'
import { projectCents, projectLineCents } from '#domain/project/price/project-price.ts'
import { fullDate, readIsoDate } from '#domain/time/plain-date.ts'
import type { Brand } from '#themes/brand.ts'
import type { SalespersonRow } from '../../accounts/trade.ts'
import type { QuotedLine } from '../../database/schema/projects.ts'
import type { StoreRow } from '../../locations/store/shop-stores.ts'
import { dueMail, type MailRow } from '../../mail/mails.ts'
import type { QuoteRow } from '../store/project-parts.ts'
import type { ProjectRow } from '../store/projects.ts'
import { amount, isUnpriced } from './quoted-amounts.ts'

const dayText = (day: string | null) => {
  const date = readIsoDate(day)
  return date ? fullDate(date) : ''
}

export type QuoteMail = {
  project: ProjectRow
  quote: QuoteRow
  brand: Brand
  salesperson: SalespersonRow | null
  store: StoreRow | null
  /** URL of the shared project; null if it is not shared. */
  link: string | null
  now: Date
}

function lineTexts(line: QuotedLine, hasHeld: boolean) {
  const { title, sku, quantity, unitCents, extrasCents, extras = [], wasCents, notes, variations, isHeld } = line
  const isPriced = !isUnpriced(line)
  return [
    `${quantity} x ${title} (${sku}): ${isPriced ? amount(projectLineCents(line)) : 'Price on request'}`,
    ...(isPriced && quantity > 1 ? [`    ${amount(unitCents + extrasCents)} each`] : []),
    ...(wasCents ? [`    Was ${amount(wasCents)}, now ${amount(unitCents)}`] : []),
    ...extras.map(({ name, cents }) => `    With ${name}: ${amount(cents)}`),
    ...(isPriced && hasHeld && !isHeld ? ["    Today's price, not held"] : []),
    ...variations.map((variation) => `    Variation: ${variation}`),
    ...notes.map((note) => `    Note: ${note.replaceAll('\n', '\n      ')}`),
  ]
}

function folderTexts(lines: readonly QuotedLine[], hasHeld: boolean) {
  const folders = Map.groupBy(lines, ({ folder }) => folder)
  return [...folders].flatMap(([folder, own]) => {
    const heading = folders.size > 1 || folder ? [`${folder ?? 'Other'}: ${amount(projectCents(own))}`, ''] : []
    return [...heading, ...own.flatMap((line) => lineTexts(line, hasHeld)), '']
  })
}

/** The subtotal and GST, for brands with prices without GST. */
function gstTexts({ lines, quotedCents }: QuoteRow, { flags }: Brand) {
  if (!flags.pricesExGst) return []
  const listed = projectCents(lines)
  return [`Products, without GST: ${amount(listed)}`, `GST: ${amount(quotedCents - listed)}`]
}

/** A saved quote as plain text, without staff-only data [S19]. */
export function quoteText({ project, quote, brand, salesperson, store, link }: Omit<QuoteMail, 'now'>): string {
  const { firstName, customerName, projectAddress, suburb, state, postCode } = project.quoteData
  const place = [projectAddress, suburbLine({ suburb, state, postcode: postCode }, brand.country)]
    .filter(Boolean)
    .join(', ')
  const pieces = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const hasHeld = quote.lines.some(({ isHeld }) => isHeld)
  return [
    `Hello ${firstName || customerName},`,
    '',
    `Here is your quote ${quote.quoteId}, version ${quote.quoteVersion}, for ${project.name}.`,
    '',
    ...folderTexts(quote.lines, hasHeld),
    ...gstTexts(quote, brand),
    `Total for ${pieces} ${pieces === 1 ? 'product' : 'products'}, GST included: ${amount(quote.quotedCents)}`,
    '',
    ...(quote.heldUntil ? [`Prices held until ${dayText(quote.heldUntil)}`] : []),
    'Delivery at checkout.',
    '',
    ...(place ? [`For: ${place}`, ''] : []),
    ...(link ? ['See it with pictures and add it to your cart:', link, ''] : []),
    'Questions? Write or call:',
    ...(salesperson ? [`${salesperson.name}, ${salesperson.email}`] : []),
    ...(store
      ? [`${store.name}, ${store.address}, ${suburbLine(store, brand.country)}`, store.phone]
      : [brand.supportNumber]),
    brand.name,
  ].join('\n')
}

/** One mail for each recipient; the unique event prevents a retried request from sending twice. */
export function quoteMails(mail: QuoteMail, recipients: readonly string[]): MailRow[] {
  const { project, quote, brand, salesperson, now } = mail
  const body = quoteText(mail)
  return recipients.map((recipient, index) =>
    dueMail({
      event: `project-quote:${project.id}:${quote.quoteVersion}:${now.getTime()}:${index}`,
      brand: brand.key,
      recipient,
      replyTo: salesperson?.email || null,
      subject: `Your quote ${quote.quoteId} from ${brand.name}`,
      body,
      now,
    }),
  )
}
