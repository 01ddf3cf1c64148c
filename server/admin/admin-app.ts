import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Api } from '#contract/client.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { reminderStatuses } from '#domain/project/reminder/reminder.ts'
import { isoDate } from '#domain/time/date-math.ts'
import { localDate, readIsoDate } from '#domain/time/plain-date.ts'
import type { BrandKey } from '#themes/brand.ts'
import type { Deps } from '../deps.ts'
import type { createHandlers } from '../handlers.ts'
import { failureStatus, retryAfterSeconds } from '../http/request/failure.ts'
import type { RequestIds } from '../http/request/request-id.ts'
import { callsFor } from './admin-calls.ts'
import { type Links, linksOf } from './admin-links.ts'
import { type AdminPage, adminPage, adminPolicy, adminScript } from './admin-page.ts'
import { admit, shopAround, visitorOf } from './admin-visit.ts'
import { missingPage, performancePage, productPage, projectPage } from './fact-pages.ts'
import { html } from './markup.ts'
import {
  emptyReminder,
  type FieldErrors,
  type ReminderFields,
  reminderPage,
  reminderStatsPage,
  reminderStatus,
  remindersPage,
} from './reminder-pages.ts'

type Options = {
  deps: Deps
  handlers: ReturnType<typeof createHandlers>
  log: FastifyBaseLogger
  edge: Edge
}

/** Which proxies are trusted, and how requests are named: as in the application around this one. */
export type Edge = { trustProxy: string[]; genReqId: RequestIds }

/** The context of a page, once the member of staff is known. */
type Visit = {
  api: Api
  link: Links
  shopOrigin: string
  shopKey: BrandKey
  salespersonCode: string | null
  request: FastifyRequest
}
type Page = (visit: Visit, reply: FastifyReply) => Promise<AdminPage | FastifyReply>

const closed = missingPage('Not open', 'Open this page from the staff toolbar of the shop.')
const busy = {
  title: 'Busy right now',
  // In the frame a reload is that of the whole shop, so a link loads this page alone.
  read: html`<section><p>This page cannot be made now. Try again in a moment.</p><div><a href="">Try again</a></div></section>`,
  sent: html`<section><p>This could not be done now. Reload this page in a moment to send it again.</p></section>`,
}
const param = (request: FastifyRequest, name: string) => String((request.params as Record<string, unknown>)[name] ?? '')
const field = (request: FastifyRequest, name: string) => {
  const value = (request.body as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' ? value : ''
}

/** The embedded admin pages: a separate application on a separate origin that uses the shop's API. */
export function buildAdmin({ deps, handlers, log, edge }: Options) {
  const app = Fastify({
    loggerInstance: log,
    ...edge,
    // Addresses of these pages carry tickets.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  })
  const send = (reply: FastifyReply, page: AdminPage) =>
    reply.type('text/html; charset=utf-8').send(page(shopAround(reply.request.query, deps)))
  app.register(cookie)
  app.register(rateLimit, { max: 300, timeWindow: 10_000 })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', adminPolicy(shopAround(request.query, deps)))
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    reply.header('x-request-id', request.id)
    // Forms need the Origin header on this host; other hosts get no referrer.
    reply.header('referrer-policy', 'same-origin')
    if (request.method !== 'GET' && !isOwnForm(request)) return send(reply.code(403), closed)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = failureStatus(error)
    if (status === 503) {
      request.log.warn({ err: error }, 'an admin page cannot be made now')
      const content = request.method === 'GET' ? busy.read : busy.sent
      return send(
        reply.code(status).header('retry-after', retryAfterSeconds),
        adminPage({ title: busy.title, content }),
      )
    }
    if (status >= 500) request.log.error({ err: error }, 'an admin page could not be made')
    return send(
      reply.code(status),
      missingPage('Something went wrong', 'This could not be done. Go back and try again.'),
    )
  })
  app.setNotFoundHandler((_request, reply) =>
    send(reply.code(404), missingPage('Nothing here', 'There is no such page.')),
  )
  // The name of the host alone is what people type.
  app.get('/', (_request, reply) => reply.redirect('/manage', 302))
  app.get('/admin.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(adminScript))

  /**
   * A page for staff: a ticket signs them in, a cookie keeps the session; others get a page that says where to start.
   */
  const page = (make: Page) => async (request: FastifyRequest, reply: FastifyReply) => {
    const shop = shopAround(request.query, deps)
    if (request.method === 'GET' && 'ticket' in (request.query as object)) {
      const address = await admit(request, reply, deps)
      if (address) return reply.redirect(address, 303)
    }
    const account = await visitorOf(request, deps)
    if (!account || shop === null) return send(reply.code(403), closed)
    const { origin: shopOrigin, brand } = shop
    const { salespersonCode } = account.staff
    const link = linksOf({ shopOrigin, salespersonCode })
    const api = callsFor({ handlers, request, account, shopOrigin, deps })
    const response = await make({ api, link, shopOrigin, shopKey: brand.key, salespersonCode, request }, reply)
    return typeof response === 'function' ? send(reply, response) : response
  }

  app.get(
    '/product-panel/:sku',
    page((visit) => productPage(visit, param(visit.request, 'sku'))),
  )
  app.get(
    '/project-panel/:id',
    page((visit) => projectPage(visit, param(visit.request, 'id'))),
  )
  app.get(
    '/performance-dashboard',
    page((visit) => performancePage(visit, visit.salespersonCode)),
  )
  app.get(
    '/reminders',
    page(({ api, link }) => remindersPage(api, link)),
  )
  app.get(
    '/reminders/stats',
    page(({ api, link }) => reminderStatsPage(api, link)),
  )
  app.get(
    '/reminders/create',
    page(async ({ link, request }) => {
      const { projectId } = request.query as { projectId?: string }
      return reminderPage({ id: null, fields: emptyReminder(projectId ?? null, localDate(deps.clock())) }, link)
    }),
  )
  app.get(
    '/reminders/:id',
    page(async ({ api, link, request }, reply) => {
      const id = param(request, 'id')
      const { reminders } = await api.reminder.list({ query: {} })
      const reminder = reminders.find((row) => row.id === id)
      if (!reminder) return send(reply.code(404), missingPage('Reminder', 'There is no such reminder.'))
      const isSaved = 'saved' in (request.query as object)
      return reminderPage(
        { id, fields: { ...reminder, date: isoDate(reminder.date) }, isSaved, status: reminderStatus(reminder, link) },
        link,
      )
    }),
  )
  app.post(
    '/reminders/create',
    page((visit, reply) => save(visit, null, reply)),
  )
  app.post(
    '/reminders/:id',
    page((visit, reply) => save(visit, param(visit.request, 'id'), reply)),
  )
  app.post(
    '/reminders/:id/status',
    page(async ({ api, link, request }, reply) => {
      const status = reminderStatuses.find((option) => option === field(request, 'status'))
      const id = param(request, 'id')
      if (status) await api.reminder.setStatus({ body: { id, status } })
      return reply.redirect(link('/reminders'), 303)
    }),
  )
  return app
}

/** Whether a form was sent from these pages, by its Origin header. */
function isOwnForm({ headers: { origin, host } }: FastifyRequest) {
  return typeof origin === 'string' && URL.canParse(origin) && new URL(origin).host === host
}

/** Saves a reminder; on an error the form shows it and the submitted values. */
async function save({ api, link, request }: Visit, id: string | null, reply: FastifyReply) {
  const fields: ReminderFields = {
    name: field(request, 'name'),
    notes: field(request, 'notes'),
    date: field(request, 'date'),
    projectId: field(request, 'projectId') || null,
  }
  const date = readIsoDate(fields.date)
  if (!date) {
    reply.code(400)
    return reminderPage({ id, fields, errors: { date: ['Choose a day'] } }, link)
  }
  try {
    const saved = await api.reminder.save({ body: { ...fields, date, ...(id === null ? {} : { id }) } })
    return reply.redirect(link(`/reminders/${saved.id}`, { saved: '1' }), 303)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const errors: FieldErrors = error.problem.fields ?? { form: [error.problem.message] }
    reply.code(error.status)
    return reminderPage({ id, fields, errors }, link)
  }
}
