import type { contract } from '#contract/contract.ts'
import type { MinimalProject, Outline } from '#contract/project/project.ts'
import { projectPageSize } from '#contract/project/project-values.ts'
import { readEmail } from '#domain/account/email.ts'
import { cleanPhone } from '#domain/account/phone.ts'
import { isEmptyProject } from '#domain/project/project-response.ts'
import { shortSearchText } from '#domain/project/project-texts.ts'
import { referrersWith } from '../accounts/trade.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { idIsTaken, invalidField } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { pictureOf } from '../images/library.ts'
import { wordsOf } from '../search/search-query.ts'
import { saveFolders } from './lines/project-folders.ts'
import { productAsLine } from './lines/project-line-view.ts'
import { noProject, projectChanges } from './project-change.ts'
import { copyProject, createProject } from './project-create.ts'
import { changeName, changeQuoteData, changeSales } from './project-fields.ts'
import { logResponse } from './project-log.ts'
import type { PricedProjectLine } from './project-pricing.ts'
import { loadProject, projectResponse } from './project-response.ts'
import { logOf } from './store/project-log.ts'
import { commentsOf, insertComment } from './store/project-parts.ts'
import {
  countOfCustomer,
  countProjects,
  findProject,
  lastOpened,
  type MinimalRow,
  minimalPage,
  noteOpening,
  type ProjectRow,
  wasProject,
} from './store/projects.ts'

const most = { items: 100, page: 1000, referrers: 20 } as const

const minimalResponse = ({ id, name, lineCount, changedAt, ...row }: MinimalRow): MinimalProject => ({
  ...row,
  projectId: id,
  projectName: name,
  productCount: lineCount,
  dateModified: changedAt.toISOString(),
})

/** An integer in a range; throws an error that names the field and the range. */
export function wholeNumber(field: string, value: number | undefined, usual: number, [min, max]: [number, number]) {
  const number = value ?? usual
  if (!Number.isInteger(number) || number < min || number > max)
    throw invalidField(field, `Give a whole number from ${min} to ${max}`)
  return number
}

const outlineProduct = ({ line, product, quantity }: PricedProjectLine) => ({
  productCode: line.productCode,
  title: product?.title ?? line.sku,
  quantity,
  image: pictureOf(product?.image?.key, ''),
})

export async function outlineResponse(
  db: Db,
  project: ProjectRow,
  pricing: Parameters<typeof loadProject>[2],
): Promise<Outline> {
  const { folders, loose } = await loadProject(db, project, pricing)
  return {
    projectId: project.id,
    projectName: project.name,
    folders: folders.map(({ folder, lines }) => ({
      id: folder.id,
      title: folder.title,
      products: lines.map(outlineProduct),
    })),
    products: loose.map(outlineProduct),
  }
}

const contacts = (emails: (string | undefined)[], phones: (string | undefined)[]) => [
  ...emails.flatMap((email) => readEmail(email ?? '') ?? []),
  ...phones.map((phone) => cleanPhone(phone ?? '')).filter((phone) => phone.length >= 6),
]

/** The endpoints of projects. Staff see all projects of the shops they work with [S3-6-05]. */
export function projectHandlers({ db, clock }: Deps): Handlers<typeof contract>['project'] {
  const { save, change, make } = projectChanges({ db, clock })
  const pricing = ({ brand }: CallContext) => ({ brand, now: clock() })

  async function find(context: CallContext, id: string): Promise<ProjectRow> {
    const project = await findProject(db, { brand: context.brand.key, id })
    if (!project) throw noProject()
    return project
  }
  const whole = async (context: CallContext, id: string) =>
    projectResponse(db, await find(context, id), pricing(context))

  return {
    view: async ({ params }, context) => {
      const account = await context.caller.requireProjects()
      const project = await find(context, params.id)
      const response = await projectResponse(db, project, pricing(context))
      await noteOpening(db, {
        accountId: account.id,
        brand: context.brand.key,
        projectId: project.id,
        openedAt: clock(),
      })
      return isEmptyProject(response) ? null : response
    },

    minimal: async ({ query }, { brand, caller }) => {
      const page = wholeNumber('page', query.page, 0, [0, most.page])
      const items = wholeNumber('items', query.items, projectPageSize, [1, most.items])
      if (!(await caller.seesProjects())) return { projects: [], totalCount: 0 }
      const of = { brand: brand.key, text: query.text }
      const [rows, totalCount] = await Promise.all([minimalPage(db, { ...of, page, items }), countProjects(db, of)])
      return { projects: rows.map(minimalResponse), totalCount }
    },

    save: async ({ body }, context) => {
      const { newId: ownId } = body
      // An earlier attempt of this request created the project: merge with what changed since.
      const isMade = ownId !== undefined && (await findProject(db, { brand: context.brand.key, id: ownId })) !== null
      const projectId = body.projectId ?? (isMade ? ownId : undefined)
      if (projectId === undefined)
        return whole(context, await make(context, (made) => createProject(made, context.brand, body)))
      const version = body.version ?? (isMade ? 1 : undefined)
      await change(context, { projectId, version }, async (editing) => {
        if (body.projectName !== undefined) await changeName(editing, body.projectName)
        await changeQuoteData(editing, body.quoteData ?? {})
        await changeSales(editing, body)
        if (body.projectId !== undefined) await saveFolders(editing, body)
        return null
      })
      return whole(context, projectId)
    },

    rename: ({ body }, context) =>
      save(context, body, async (editing) => {
        await changeName(editing, body.name)
        return null
      }),

    saveDetails: ({ body }, context) => {
      const { projectId, version, status, salespersonCode, storeId, ...details } = body
      return save(context, { projectId, version }, async (editing) => {
        await changeQuoteData(editing, details)
        await changeSales(editing, { status, salespersonCode, storeId })
        return null
      })
    },

    saveCustomer: ({ body }, context) => {
      const { projectId, version, ...customer } = body
      return save(context, { projectId, version }, async (editing) => {
        await changeQuoteData(editing, customer)
        return null
      })
    },

    duplicate: async ({ body }, context) => {
      const id = await make(context, async (made) => {
        const source = await findProject(made.db, { brand: context.brand.key, id: body.projectId })
        if (!source) throw noProject()
        return copyProject(made, source)
      })
      return whole(context, id)
    },

    remove: async ({ params }, context) => {
      const key = { brand: context.brand.key, id: params.id }
      if (!(await findProject(db, key)) && (await wasProject(db, key))) return { projectId: params.id }
      await save(context, { projectId: params.id }, async (editing) => {
        editing.set({ deletedAt: editing.now, shareHash: null, shareNonce: null })
        editing.log({ action: 'deleted', target: 'project' })
        return null
      })
      return { projectId: params.id }
    },

    comment: ({ body }, context) =>
      save(context, { projectId: body.projectId }, async (editing) => {
        const id = body.newId ?? newId(editing.now.getTime())
        const { message } = body
        const { project, user, now } = editing
        const isMade = await insertComment(editing.db, { id, projectId: project.id, user, message, writtenAt: now })
        if (!isMade) {
          const own = (await commentsOf(editing.db, project.id)).some((comment) => comment.id === id)
          if (own) return id
          throw idIsTaken()
        }
        editing.log({ action: 'added', target: 'project', field: 'comment', itemId: id })
        return id
      }),

    changeLogs: async ({ query }, context) => {
      const project = await find(context, query.projectId)
      return (await logOf(db, project.id)).map(logResponse)
    },

    referrers: async ({ params }) => {
      const words = wordsOf(params.search)
      if (params.search.trim().length < 2) throw invalidField('search', shortSearchText)
      if (words.length === 0) return []
      return (await referrersWith(db, words, most.referrers)).map(({ words: _, ...referrer }) => referrer)
    },

    customerCount: async ({ query }, { brand, caller }) => {
      if (!(await caller.seesProjects())) return { projectCount: 0 }
      const { email, secondaryEmail, phone, secondaryPhone } = query
      const known = contacts([email, secondaryEmail], [phone, secondaryPhone])
      return { projectCount: await countOfCustomer(db, brand.key, known) }
    },

    outline: async ({ params }, context) => outlineResponse(db, await find(context, params.id), pricing(context)),

    navbar: async (_input, { brand, caller }) => {
      const { id } = await caller.requireStaff()
      if (!(await caller.seesProjects())) return null
      const last = await lastOpened(db, { accountId: id, brand: brand.key })
      return (
        last && {
          projectId: last.id,
          projectName: last.name,
          productCount: last.lineCount,
          quoteStatus: last.status,
        }
      )
    },

    listItem: async ({ query }, context) => {
      if (query.projectId) await context.caller.requireProjects()
      return productAsLine(db, query.projectId ? await find(context, query.projectId) : null, {
        ...pricing(context),
        sku: query.sku,
      })
    },
  }
}
