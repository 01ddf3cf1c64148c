import type { z } from 'zod/mini'
import type { SaveNote, SaveVariation } from '#contract/project/project-lines.ts'
import { toCents, toDollars } from '#domain/money/money.ts'
import { fieldOf, noteTitle } from '#domain/project/project-fields.ts'
import { newId } from '../../database/id.ts'
import { idIsTaken, invalidField } from '../../http/request/errors.ts'
import type { Patch } from '../../lib/patch.ts'
import type { Editing, FieldEdit } from '../project-editing.ts'
import { projectLinesNamed } from '../store/project-lines.ts'
import {
  changeNote,
  changeVariation,
  insertNotes,
  insertVariations,
  notesOf,
  type VariationRow,
  variationsOf,
} from '../store/project-parts.ts'

type Note = z.infer<typeof SaveNote>
type Variation = z.infer<typeof SaveVariation>

/** False if the line was deleted: the edit is then rejected with the name of who deleted it. */
async function hasLine(editing: Editing, { field, name }: { field: 'sku' | 'productCode'; name: string }) {
  const lines = await projectLinesNamed(editing.db, editing.project.id, name)
  if (field === 'sku' ? lines.length > 0 : lines.some(({ productCode }) => productCode === name)) return true
  if (!(await editing.isLineGone(name))) throw invalidField(field, `There is no product ${name} in this project`)
  return false
}

async function editNote(editing: Editing, id: string, { notes }: Note): Promise<string | null> {
  const { db, project, now, user } = editing
  const note = (await notesOf(db, project.id)).find((row) => row.id === id)
  if (!note) return editing.rejectGone('note', id, 'note')
  const edit = { field: fieldOf('note', id, 'text'), title: noteTitle(note.notes), mine: notes, theirs: note.notes }
  if ((await editing.merge([edit])).length === 0) return id
  await changeNote(db, id, { notes, changedAt: now, changedBy: user })
  editing.changeContent()
  return id
}

export async function saveNote(editing: Editing, note: Note): Promise<string | null> {
  if (note.id !== undefined) return editNote(editing, note.id, note)
  const { project, now, user } = editing
  const id = note.newId ?? newId(now.getTime())
  if ((await notesOf(editing.db, project.id)).some((existing) => existing.id === id)) return editNote(editing, id, note)
  if (note.newId !== undefined && !(await editing.isNew('note', id))) return null
  if (!(await hasLine(editing, { field: 'sku', name: note.sku }))) return null
  const { sku, notes } = note
  const row = { id, projectId: project.id, sku, notes, createdBy: user, changedAt: now, changedBy: user }
  if (!(await insertNotes(editing.db, [row]))) throw idIsTaken()
  editing.add('note', id)
  editing.log({ action: 'added', target: `about ${sku}`, field: 'note', itemId: id })
  editing.changeContent()
  return id
}

const mostDollars = 1_000_000

function rrpOf({ rrpOverride = null }: Variation): number | null {
  if (rrpOverride === null) return null
  if (rrpOverride < 0 || rrpOverride > mostDollars) throw invalidField('rrpOverride', 'Give an RRP of 0 or more')
  return toCents(rrpOverride)
}

type VariationEdit = { mine: FieldEdit['mine'] | undefined; theirs: FieldEdit['theirs']; change: Patch<VariationRow> }

/** The edits of a variation that the request contains: API units in conflicts, column units in the row. */
const variationEdits = (own: VariationRow, body: Variation) => {
  const edit = <Key extends 'brand' | 'sku' | 'comments' | 'rrp'>(name: Key, { mine, ...rest }: VariationEdit) =>
    mine === undefined ? [] : [{ field: fieldOf('variation', own.id, name), title: own.variationSku, mine, ...rest }]
  const { brand, variationSku, comments, rrpOverride } = body
  const theirRrp = own.rrpCents === null ? null : toDollars(own.rrpCents)
  return [
    ...edit('brand', { mine: brand, theirs: own.brand, change: { brand } }),
    ...edit('sku', { mine: variationSku, theirs: own.variationSku, change: { variationSku } }),
    ...edit('comments', { mine: comments, theirs: own.comments, change: { comments } }),
    ...edit('rrp', { mine: rrpOverride, theirs: theirRrp, change: { rrpCents: rrpOf(body) } }),
  ]
}

async function editVariation(editing: Editing, id: string, body: Variation): Promise<string | null> {
  const { db, project } = editing
  const own = (await variationsOf(db, project.id)).find((row) => row.id === id)
  if (!own) return editing.rejectGone('variation', id, 'variation')
  const merged = await editing.merge(variationEdits(own, body))
  if (merged.length === 0) return id
  await changeVariation(db, id, Object.assign({}, ...merged.map(({ change }) => change)))
  editing.changeContent()
  return id
}

export async function saveVariation(editing: Editing, body: Variation): Promise<string | null> {
  if (body.id !== undefined) return editVariation(editing, body.id, body)
  const { db, project } = editing
  const id = body.newId ?? newId(editing.now.getTime())
  if ((await variationsOf(db, project.id)).some((existing) => existing.id === id))
    return editVariation(editing, id, body)
  if (body.newId !== undefined && !(await editing.isNew('variation', id))) return null
  if (!(await hasLine(editing, { field: 'productCode', name: body.productCode }))) return null
  const { productCode, brand, variationSku, comments = '' } = body
  if (brand === undefined) throw invalidField('brand', 'Give the brand of the variation')
  if (variationSku === undefined) throw invalidField('variationSku', 'Choose a variation')
  const row = { id, projectId: project.id, productCode, brand, variationSku, comments, rrpCents: rrpOf(body) }
  if (!(await insertVariations(db, [row]))) throw idIsTaken()
  editing.add('variation', id)
  editing.log({ action: 'added', target: variationSku, field: 'variation', itemId: id })
  editing.changeContent()
  return id
}
