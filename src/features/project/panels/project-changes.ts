import { uniqueId } from '#lib/unique-id.ts'
import type { QuoteFields } from '#offline/project/kinds/project-kind.ts'
import type { EditParams, OpenProject } from '#offline/project/project-context.ts'

type Editor = Pick<OpenProject, 'edit'>
export type HowSaved = Pick<EditParams, 'isTyping' | 'seen' | 'isAutomatic'>

// Fields show themselves that they were saved.
const success = 'silent'
/** The page has shown the error. */
const shown = () => undefined

/** Customer of the project; sends only the given fields. */
export const saveCustomer = ({ edit }: Editor, fields: QuoteFields, how?: HowSaved) =>
  edit({ edit: { kind: 'customer', body: { fields } }, success, ...how })

/** All other quote fields; sends only the given ones. */
export const saveDetails = ({ edit }: Editor, fields: QuoteFields, how?: HowSaved) =>
  edit({ edit: { kind: 'details', body: { fields } }, success, ...how })

/** A comment for colleagues; comments are neither changed nor deleted. */
export const addComment = ({ edit }: Editor, { message, restore }: { message: string; restore: () => void }) =>
  edit({ edit: { kind: 'comment', body: { id: uniqueId(), message } }, restore })

export const removeFile = ({ edit }: Editor, body: { id: string; name: string }) =>
  edit({ edit: { kind: 'remove-file', body }, success: 'deleted' }).catch(shown)

/** Shows or hides a file in the customer's link. */
export const showFile = ({ edit }: Editor, body: { id: string; name: string; isOn: boolean }) =>
  edit({ edit: { kind: 'show-file', body }, success }).catch(shown)
