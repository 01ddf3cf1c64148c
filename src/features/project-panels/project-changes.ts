import type { Api } from '#contract/client.ts'
import { uniqueId } from '#lib/unique-id.ts'
import type { OpenProject } from '#offline/project/project-context.ts'
import type { QuoteFields } from '#offline/project/project-kind.ts'

type Context = Pick<OpenProject, 'projectId' | 'change'>
type Editor = Pick<OpenProject, 'edit'>

// Fields say by themselves that they were saved.
const success = 'silent'

/** Who the project is for: only what is named. */
export const saveCustomer = ({ edit }: Editor, fields: QuoteFields, isTyping = false) =>
  edit({ edit: { kind: 'customer', body: { fields } }, success, isTyping })

/** Everything else that is known of the work: only what is named. */
export const saveDetails = ({ edit }: Editor, fields: QuoteFields, isTyping = false) =>
  edit({ edit: { kind: 'details', body: { fields } }, success, isTyping })

/** To colleagues; a comment is neither changed nor deleted. */
export const addComment = ({ edit }: Editor, { message, restore }: { message: string; restore: () => void }) =>
  edit({ edit: { kind: 'comment', body: { id: uniqueId(), message } }, restore })

export const removeFile = (api: Api, { projectId, change }: Context, attachmentId: string) =>
  change({
    name: 'remove-file',
    input: attachmentId,
    success: 'deleted',
    send: ({ options }) => api.projectFile.remove({ query: { projectId, attachmentId } }, options),
  })

/** Whether the customer sees a file through the link. */
export const showFile = (api: Api, { projectId, change }: Context, { id, isOn }: { id: string; isOn: boolean }) =>
  change({
    name: 'show-file',
    input: [id, isOn],
    success,
    send: ({ options }) =>
      api.projectFile.show({ body: { projectId, attachmentId: id, showToCustomer: isOn } }, options),
  })
