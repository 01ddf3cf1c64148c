import * as z from 'zod/mini'
import { commentText } from '../fields/field-texts.ts'
import { Picture, QueryNumber } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'
import {
  customerKeys,
  KnownVersion,
  NewId,
  OnProject,
  Project,
  ProjectId,
  ProjectName,
  ProjectProduct,
  QuoteData,
  Saved,
} from './project-parts.ts'
import { projectLimits, projectStatuses } from './project-values.ts'

const byId = z.object({ id: ProjectId })
const ofProject = z.object({ projectId: ProjectId })

export const MinimalProject = z.object({
  projectId: z.string(),
  projectName: z.string(),
  customerName: z.string(),
  quoteId: z.nullable(z.number()),
  status: z.enum(projectStatuses),
  productCount: z.number(),
  dateModified: z.string(),
})
export type MinimalProject = z.infer<typeof MinimalProject>

const salesChoice = {
  /** Null clears the selection. */
  salespersonCode: z.optional(z.nullable(z.string())),
  storeId: z.optional(z.nullable(z.string())),
}

/** Creates a project without a projectId, else updates the given fields. */
export const SaveProject = z.object({
  projectId: z.optional(ProjectId),
  newId: NewId,
  version: KnownVersion,
  /** Required without a projectId. */
  projectName: z.optional(ProjectName),
  quoteData: z.optional(z.partial(QuoteData)),
  status: z.optional(z.enum(projectStatuses)),
  ...salesChoice,
  /** All folders to keep, in their order. Folders not listed are deleted, unless they were created after `version`. */
  folders: z.optional(z.array(z.object({ id: z.string(), title: z.string() }))),
  /** Also deletes the products of deleted folders; else those products are in no folder. */
  removeProducts: z.optional(z.boolean()),
})
export type SaveProject = z.infer<typeof SaveProject>

/** All fields of a project except its name and its customer. */
export const ProjectDetails = z.extend(
  z.partial(z.omit(QuoteData, Object.fromEntries(customerKeys.map((key) => [key, true])) as CustomerMask)),
  { projectId: ProjectId, version: KnownVersion, status: z.optional(z.enum(projectStatuses)), ...salesChoice },
)
type CustomerMask = { [Key in (typeof customerKeys)[number]]: true } // fromEntries loses the type of the keys

export const ProjectCustomer = z.extend(
  z.partial(z.pick(QuoteData, Object.fromEntries(customerKeys.map((key) => [key, true])) as CustomerMask)),
  { projectId: ProjectId, version: KnownVersion },
)

/** One change as text: `{user} {text}`; without values where they are personal data. */
export const ChangeLog = z.object({
  id: z.string(),
  timestamp: z.string(),
  user: z.string(),
  action: z.string(),
  target: z.string(),
  field: z.string(),
  from: z.string(),
  to: z.string(),
  text: z.string(),
})
export type ChangeLog = z.infer<typeof ChangeLog>

export const Referrer = z.object({
  code: z.string(),
  name: z.string(),
  businessName: z.string(),
  phone: z.string(),
  contact: z.string(),
})
export type Referrer = z.infer<typeof Referrer>

const OutlineProduct = z.object({
  productCode: z.string(),
  title: z.string(),
  quantity: z.number(),
  image: z.optional(Picture),
})
export const Outline = z.object({
  projectId: z.string(),
  projectName: z.string(),
  folders: z.array(z.object({ id: z.string(), title: z.string(), products: z.array(OutlineProduct) })),
  /** Products in no folder. */
  products: z.array(OutlineProduct),
})
export type Outline = z.infer<typeof Outline>

export const NavbarProject = z.object({
  projectId: z.string(),
  projectName: z.string(),
  productCount: z.number(),
  quoteStatus: z.enum(projectStatuses),
})

/**
 * Endpoints of a whole project. Every change has an `Idempotency-Key`: a repeated key changes nothing. `X-Device-Id` (a
 * UUID) and `X-Edit-Age` (milliseconds since the edit) distinguish one person's edits on two devices.
 */
export const project = {
  view: endpoint({
    method: 'GET',
    path: '/api/v2/project/:id',
    summary:
      'A project with everything in it; nothing (204) while it has no product, folder, file, comment or quote data',
    params: byId,
    response: z.nullable(Project),
    errors: ['not_found'],
    access: 'projects',
  }),
  minimal: endpoint({
    method: 'GET',
    path: '/api/v2/project/minimal',
    summary: 'The list of projects, newest change first; pages begin at 0',
    query: z.object({
      page: z.optional(QueryNumber),
      items: z.optional(QueryNumber),
      /** Added by us: filters by name, customer, email, phone or quote number. */
      text: z.optional(z.string()),
    }),
    response: z.object({ projects: z.array(MinimalProject), totalCount: z.number() }),
    access: 'staff',
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v2/project',
    summary: 'Make a project, or change the one that is named',
    body: SaveProject,
    response: Project,
    errors: ['not_found', 'conflict'],
    access: 'projects',
    inBatch: true,
  }),
  rename: endpoint({
    method: 'POST',
    path: '/api/v2/project/name',
    summary: 'Rename a project',
    body: z.extend(OnProject, { name: ProjectName }),
    response: Saved,
    errors: ['not_found', 'conflict'],
    access: 'projects',
    inBatch: true,
  }),
  saveDetails: endpoint({
    method: 'POST',
    path: '/api/v2/project/details',
    summary: 'Change goal, address, referrer, status, salesperson or store: only what is named',
    body: ProjectDetails,
    response: Saved,
    errors: ['not_found', 'conflict'],
    access: 'projects',
    inBatch: true,
  }),
  saveCustomer: endpoint({
    method: 'POST',
    path: '/api/v2/project/customer',
    summary: 'Change who the project is for: only what is named',
    body: ProjectCustomer,
    response: Saved,
    errors: ['not_found', 'conflict'],
    access: 'projects',
    inBatch: true,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/api/v2/project/duplicate',
    summary: 'Copy a project with folders, products, notes, variations and quote data',
    body: ofProject,
    response: Project,
    errors: ['not_found'],
    access: 'projects',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/projects/:id',
    summary: 'Delete a project; deleting it again succeeds',
    params: byId,
    response: z.object({ projectId: z.string() }),
    errors: ['not_found'],
    access: 'projects',
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/v2/project/comment',
    summary: 'Write to colleagues; a comment is neither changed nor deleted',
    body: z.object({
      projectId: ProjectId,
      newId: NewId,
      message: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, commentText),
          z.maxLength(projectLimits.comment, `A comment has ${projectLimits.comment} characters at most`),
        ),
    }),
    response: Saved,
    errors: ['not_found'],
    access: 'projects',
    inBatch: true,
  }),
  changeLogs: endpoint({
    method: 'GET',
    path: '/api/v2/project/changelogs',
    summary: 'Who changed what, newest first, the last 500',
    query: ofProject,
    response: z.array(ChangeLog),
    errors: ['not_found'],
    access: 'projects',
  }),
  referrers: endpoint({
    method: 'GET',
    path: '/api/v2/project/kad/:search',
    summary: 'Trade referrers by code, name, business or phone; at most 20',
    params: z.object({ search: z.string() }),
    response: z.array(Referrer),
    access: 'staff',
  }),
  customerCount: endpoint({
    method: 'GET',
    path: '/api/v2/project/customer-project-count',
    summary: 'How many projects a customer has, by any of these; none without one',
    query: z.object({
      email: z.optional(z.string()),
      secondaryEmail: z.optional(z.string()),
      phone: z.optional(z.string()),
      secondaryPhone: z.optional(z.string()),
    }),
    response: z.object({ projectCount: z.number() }),
    access: 'staff',
  }),
  outline: endpoint({
    method: 'GET',
    path: '/api/v2/project/outline/:id',
    summary: 'Folders and products of a project, without prices and customer',
    params: byId,
    response: Outline,
    errors: ['not_found'],
    access: 'projects',
  }),
  navbar: endpoint({
    method: 'GET',
    path: '/api/v2/project/navbar',
    summary: 'The project this account opened last; nothing (204) when there is none',
    response: z.nullable(NavbarProject),
    access: 'staff',
  }),
  listItem: endpoint({
    method: 'GET',
    path: '/api/projects/list-item',
    summary: 'A product as a line of a project shows it; with a projectId the line of that project',
    query: z.object({ sku: z.string(), projectId: z.optional(z.string()) }),
    response: ProjectProduct,
    errors: ['not_found'],
    access: 'staff',
  }),
}
