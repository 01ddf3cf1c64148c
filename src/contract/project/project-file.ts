import * as z from 'zod/mini'
import { unknownFileText } from '../fields/field-texts.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { NewId, ProjectId, Saved } from './project-parts.ts'

const FileId = z.string().check(z.minLength(1, 'Say which file'), z.maxLength(100, unknownFileText))

/** The form fields that come before the file, which is called `file`. */
export const AttachmentFields = z.object({
  projectId: ProjectId,
  newId: NewId,
  /** The product it belongs to; left out or empty, the project as a whole. */
  productCode: z.optional(z.string()),
  showToCustomer: z.optional(z.enum(['true', 'false'])),
})

/** Where a file is read: with the bearer of staff. */
export const filePath = '/api/v2/project/attachment/:projectId/:attachmentId'
/** Where a customer reads a file that is shown to them; the link's id is the query key shareId. */
export const sharedFilePath = '/api/v2/project/shared/attachment/:attachmentId'

/** Attachments. */
export const projectFile = {
  upload: endpoint({
    method: 'POST',
    path: '/api/v2/project/attachment',
    summary: 'Attach a file: multipart/form-data with projectId, newId, productCode, showToCustomer, then file',
    response: Saved,
    errors: ['invalid_request', 'not_found', 'too_large'],
    access: 'projects',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/project/attachment',
    summary: 'Delete a file; deleting it again succeeds',
    query: z.object({ projectId: ProjectId, attachmentId: FileId }),
    response: Saved,
    errors: ['not_found'],
    access: 'projects',
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/v2/project/attachment/shown',
    summary: 'Whether the customer sees a file through the link',
    body: z.object({ projectId: ProjectId, attachmentId: FileId, showToCustomer: z.boolean() }),
    response: Saved,
    errors: ['not_found'],
    access: 'projects',
    added: true,
  }),
}
