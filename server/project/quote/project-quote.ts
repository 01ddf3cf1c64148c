import type { contract } from '#contract/contract.ts'
import { readEmail } from '#domain/account/email.ts'
import { fullName } from '#domain/account/full-name.ts'
import { expiryProblem } from '#domain/project/price/project-price.ts'
import { isStaffWithQuote } from '#domain/project/project-status.ts'
import { noCustomerEmailText } from '#domain/project/project-texts.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import { isStaff } from '../../accounts/accounts.ts'
import { findSalesperson } from '../../accounts/trade.ts'
import type { Deps } from '../../deps.ts'
import type { CallContext } from '../../http/request/call-context.ts'
import { badRequest, HttpError, invalidField } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { storeBy } from '../../locations/store/shop-stores.ts'
import { insertMail } from '../../mail/mails.ts'
import { createOrderNumbers, quotes } from '../../orders/store/order-numbers.ts'
import { folderIn } from '../lines/project-line-edit.ts'
import { noProject, projectChanges } from '../project-change.ts'
import type { Editing } from '../project-editing.ts'
import { changeQuoteData } from '../project-fields.ts'
import { projectResponse, sharingResponse } from '../project-response.ts'
import { lastQuote } from '../store/project-parts.ts'
import { findProject, markShareOpened } from '../store/projects.ts'
import { fillCart, pricedLinesOf, selectedLines } from './project-cart.ts'
import { clearAgreements, lockPrices, saveQuote, unlockPrices } from './project-quoting.ts'
import { endSharing, openShared, type ShareDoor, sharedResponse, shareProject } from './project-shared.ts'
import { quoteMails } from './quote-mail.ts'

const sendEveryMs = 30_000

/** Sends the latest quote of the project or folder to the customer's addresses. */
async function sendQuote(editing: Editing, origin: string, folderId: string | undefined) {
  const { db, project, brand, now } = editing
  const folder = await folderIn(editing, folderId)
  const quote = await lastQuote(db, project.id, folder)
  if (!quote) throw badRequest('Save the quote before sending it.')
  const { customerEmail, customerEmailSecondary } = project.quoteData
  const first = readEmail(customerEmail)
  if (!first) throw badRequest(noCustomerEmailText)
  const retryAfterMs = project.emailedAt ? project.emailedAt.getTime() + sendEveryMs - now.getTime() : 0
  if (retryAfterMs > 0) {
    const text = 'This quote was sent a moment ago. Wait half a minute, then try again'
    throw new HttpError('too_many_requests', text, { retryAfterMs })
  }
  const second = readEmail(customerEmailSecondary)
  const recipients = [...new Set([first, ...(second ? [second] : [])])]
  const { link } = await sharingResponse(db, project, now)
  const salesperson = project.salespersonCode === null ? null : await findSalesperson(db, project.salespersonCode)
  const store = project.storeId === null ? null : await storeBy(db, brand.key, project.storeId)
  const mail = { project, quote, brand, salesperson, store: store ?? null, link: link && `${origin}${link}`, now }
  for (const row of quoteMails(mail, recipients)) await insertMail(db, row)
  editing.set({ emailedAt: now, emailedTo: recipients })
  const to = `${quote.quoteId} version ${quote.quoteVersion}`
  editing.log({ action: 'emailed', target: 'project', field: 'quote', to })
}

async function share(editing: Editing, status: 'Shared' | 'NotShared') {
  const { sharedStatus } = await sharingResponse(editing.db, editing.project, editing.now)
  if (status === sharedStatus) return
  if (status === 'Shared') await shareProject(editing)
  else endSharing(editing)
}

/** Quotes, price locks, sharing and carts of a project. */
export function projectQuoteHandlers({ db, clock }: Deps, door: ShareDoor): Handlers<typeof contract>['projectQuote'] {
  const { save, change } = projectChanges({ db, clock })
  const nextNumber = createOrderNumbers(db, quotes)
  const fill = fillCart({ db, clock })
  const pricing = ({ brand }: CallContext) => ({ brand, now: clock() })

  async function find(context: CallContext, id: string) {
    const project = await findProject(db, { brand: context.brand.key, id })
    if (!project) throw noProject()
    return project
  }

  const userOf = async ({ caller }: CallContext) => fullName(await caller.requireStaff())

  return {
    save: async ({ body }, context) => {
      const { projectId, version, quoteData = {}, folderId } = body
      // Before the transaction, because numbers use their own connection.
      const number = Number(await nextNumber())
      const { project } = await change(context, { projectId, version }, async (editing) => {
        const { customerName } = await changeQuoteData(editing, quoteData)
        return saveQuote(editing, customerName, { number, folderId })
      })
      return projectResponse(db, project, pricing(context))
    },

    email: ({ body }, context) =>
      save(context, body, async (editing) => {
        await sendQuote(editing, context.origin, body.folderId)
        return null
      }),

    lock: ({ body }, context) => {
      const { projectId, expiryDate } = body
      const today = shopDate(clock(), context.brand.country)
      const problem = expiryDate === undefined ? null : expiryProblem(expiryDate, today)
      if (problem) throw invalidField('expiryDate', problem)
      return save(context, { projectId }, async (editing) => {
        await lockPrices(editing, expiryDate ?? null)
        return null
      })
    },

    unlock: ({ query }, context) =>
      save(context, query, async (editing) => {
        await unlockPrices(editing)
        return null
      }),

    share: async ({ body }, context) => {
      const { project } = await change(context, { projectId: body.projectId }, async (editing) => {
        await share(editing, body.sharedStatus)
        return null
      })
      return { projectId: project.id, version: project.version, ...(await sharingResponse(db, project, clock())) }
    },

    shared: async ({ query }, context) => {
      const project = await openShared({ db, clock, door }, query.shareId, context)
      if (!isStaff(await context.caller.find())) await markShareOpened(db, project.id, clock())
      return sharedResponse(db, project, pricing(context))
    },

    sharedToCart: async ({ body }, context) => {
      const project = await openShared({ db, clock, door }, body.shareId, context)
      const { lines } = await pricedLinesOf(db, project, pricing(context))
      return fill(context, { project, lines: selectedLines(lines, body) })
    },

    toCart: async ({ body }, context) => {
      const project = await find(context, body.projectId)
      const { lines } = await pricedLinesOf(db, project, pricing(context))
      const selected = selectedLines(lines, body)
      if (selected.length === 0) throw badRequest('Choose a product to put into the cart.')
      const what = `${selected.length} ${selected.length === 1 ? 'line' : 'lines'}`
      return fill(context, { project, lines: selected, note: { user: await userOf(context), what } })
    },

    adminCart: async ({ body }, context) => {
      const { projectId, clearDiscounts: atListPrice } = body
      const { staff } = await context.caller.requireStaff()
      if (!isStaffWithQuote(staff, await find(context, projectId))) throw badRequest('Save the quote first.')
      if (atListPrice) await save(context, { projectId }, clearAgreements)
      const project = await find(context, projectId)
      const { lines } = await pricedLinesOf(db, project, pricing(context))
      const note = { user: await userOf(context), what: atListPrice ? 'everything at list prices' : 'everything' }
      return fill(context, { project, lines, replaces: true, atListPrice, note })
    },
  }
}
