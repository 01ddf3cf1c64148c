import type { Project } from '#contract/project/project-parts.ts'
import type { Edit } from '../sync/edit.ts'
import type { Described } from '../sync/edit-kind.ts'
import { type AttachBody, attach } from './kinds/file/attach.ts'
import { type RemoveFileBody, removeFile } from './kinds/file/remove-file.ts'
import { type ShowFileBody, showFile } from './kinds/file/show-file.ts'
import { type FolderBody, folder } from './kinds/folder/folder.ts'
import { type MoveFoldersBody, moveFolders } from './kinds/folder/move-folders.ts'
import { type RemoveFolderBody, removeFolder } from './kinds/folder/remove-folder.ts'
import { type SortFoldersBody, sortFolders } from './kinds/folder/sort-folders.ts'
import { type AddLineBody, addLine } from './kinds/line/add-line.ts'
import { type MoveLinesBody, moveLines } from './kinds/line/move-lines.ts'
import { type NoteBody, note } from './kinds/line/note.ts'
import { type QuantityBody, quantity } from './kinds/line/quantity.ts'
import { type RemoveLineBody, removeLine } from './kinds/line/remove-line.ts'
import { type RemoveNoteBody, removeNote } from './kinds/line/remove-note.ts'
import { type RemoveVariationBody, removeVariation } from './kinds/line/remove-variation.ts'
import { type SortLinesBody, sortLines } from './kinds/line/sort-lines.ts'
import { type TermsBody, terms } from './kinds/line/terms.ts'
import { type VariationBody, variation } from './kinds/line/variation.ts'
import { type CommentBody, comment } from './kinds/project/comment.ts'
import { type CreateBody, create } from './kinds/project/create.ts'
import { customer } from './kinds/project/customer.ts'
import { details } from './kinds/project/details.ts'
import { type QuoteBody, quote } from './kinds/project/quote.ts'
import { type ReminderBody, reminder } from './kinds/project/reminder.ts'
import { type RenameBody, rename } from './kinds/project/rename.ts'
import { type StatusBody, status } from './kinds/project/status.ts'
import type { ProjectKind } from './kinds/project-kind.ts'
import type { FieldsBody } from './kinds/quote-fields.ts'

type Bodies = {
  create: CreateBody
  rename: RenameBody
  status: StatusBody
  customer: FieldsBody
  details: FieldsBody
  quote: QuoteBody
  'add-line': AddLineBody
  quantity: QuantityBody
  terms: TermsBody
  'remove-line': RemoveLineBody
  'move-lines': MoveLinesBody
  'sort-lines': SortLinesBody
  folder: FolderBody
  'move-folders': MoveFoldersBody
  'sort-folders': SortFoldersBody
  'remove-folder': RemoveFolderBody
  note: NoteBody
  'remove-note': RemoveNoteBody
  variation: VariationBody
  'remove-variation': RemoveVariationBody
  comment: CommentBody
  reminder: ReminderBody
  attach: AttachBody
  'remove-file': RemoveFileBody
  'show-file': ShowFileBody
}

export type ProjectEdit<Kind extends keyof Bodies = keyof Bodies> = {
  [Name in Kind]: { readonly kind: Name; readonly body: Bodies[Name] }
}[Kind]

/** Every kind of edit of a project. All other changes, such as mails, locks, links and deleting, need a connection. */
export const projectKinds: readonly ProjectKind<unknown>[] = [
  create,
  rename,
  status,
  customer,
  details,
  quote,
  addLine,
  quantity,
  terms,
  removeLine,
  moveLines,
  sortLines,
  folder,
  moveFolders,
  sortFolders,
  removeFolder,
  note,
  removeNote,
  variation,
  removeVariation,
  comment,
  reminder,
]

/** Kinds of edits of attachments, which are sent separately. */
export const fileKinds: readonly ProjectKind<unknown>[] = [attach, removeFile, showFile]

/** Kinds of the project and of its attachments. */
export const allKinds = [...projectKinds, ...fileKinds]

export const kindOf = ({ kind }: Pick<Edit, 'kind'>) => allKinds.find(({ name }) => name === kind)

/** The edit with the body type of its kind; null for another kind. */
export const editOf = <Kind extends keyof Bodies>(edit: Edit, kind: Kind): Edit<Bodies[Kind]> | null =>
  edit.kind === kind ? (edit as Edit<Bodies[Kind]>) : null // the log parses every body with the schema of its kind

/** How the edit is listed: `Name: Doyle kitchen`. */
export function editText(edit: Edit, project: Project | null): string {
  const { action, title }: Described = kindOf(edit)?.describe(edit.body, project) ?? { action: 'Change', title: '' }
  return title === '' ? action : `${action}: ${title}`
}

/** The project with this edit applied. */
export const withEdit = (project: Project, edit: Edit): Project => kindOf(edit)?.apply(project, edit) ?? project
