import { uniqueId } from '#lib/unique-id.ts'
import type { OpenProject } from '#offline/project/project-context.ts'
import type { QuoteFields } from '#offline/project/project-kind.ts'

type Editor = Pick<OpenProject, 'edit'>

// Fields say by themselves that they were saved.
const success = 'silent'
/** The page showed why it failed. */
const shown = () => undefined

/** Who the project is for: only what is named. */
export const saveCustomer = ({ edit }: Editor, fields: QuoteFields, isTyping = false) =>
  edit({ edit: { kind: 'customer', body: { fields } }, success, isTyping })

/** Everything else that is known of the work: only what is named. */
export const saveDetails = ({ edit }: Editor, fields: QuoteFields, isTyping = false) =>
  edit({ edit: { kind: 'details', body: { fields } }, success, isTyping })

/** To colleagues; a comment is neither changed nor deleted. */
export const addComment = ({ edit }: Editor, { message, restore }: { message: string; restore: () => void }) =>
  edit({ edit: { kind: 'comment', body: { id: uniqueId(), message } }, restore })

export const removeFile = ({ edit }: Editor, body: { id: string; name: string }) =>
  edit({ edit: { kind: 'remove-file', body }, success: 'deleted' }).catch(shown)

/** Whether the customer sees a file through the link. */
export const showFile = ({ edit }: Editor, body: { id: string; name: string; isOn: boolean }) =>
  edit({ edit: { kind: 'show-file', body }, success }).catch(shown)
