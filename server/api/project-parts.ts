import type { z } from 'zod/mini'
import type { SaveNote, SaveVariation } from '#contract/project-lines.ts'
import { toCents } from '#domain/money.ts'
import { newId } from '../database/id.ts'
import { projectLinesOf } from '../stores/project-lines.ts'
import {
  changeNote,
  changeVariation,
  deleteNote,
  deleteVariation,
  insertNotes,
  insertVariations,
  notesOf,
  variationsOf,
} from '../stores/project-parts.ts'
import { refuseField } from './call-refusal.ts'
import type { Editing } from './project-change.ts'

type Note = z.infer<typeof SaveNote>
type Variation = z.infer<typeof SaveVariation>

async function refuseUnknownSku({ db, project }: Editing, sku: string) {
  const lines = await projectLinesOf(db, project.id)
  if (!lines.some((line) => line.sku === sku || line.productCode === sku))
    throw refuseField('sku', `There is no product ${sku} in this project`)
}

async function editNote(editing: Editing, id: string, { notes }: Note): Promise<string> {
  const { db, project, now, user } = editing
  const note = (await notesOf(db, project.id)).find((one) => one.id === id)
  if (!note) return editing.refuseGone(id, 'note')
  const edit = { field: `note/${id}`, mine: notes, theirs: note.notes, target: note.sku, label: 'note', itemId: id }
  if ((await editing.merge([edit])).length === 0) return id
  await changeNote(db, id, { notes, changedAt: now, changedBy: user })
  editing.changeContent()
  return id
}

export async function saveNote(editing: Editing, note: Note): Promise<string> {
  if (note.id !== undefined) return editNote(editing, note.id, note)
  await refuseUnknownSku(editing, note.sku)
  const { project, now, user } = editing
  const id = newId(now.getTime())
  const { sku, notes } = note
  await insertNotes(editing.db, [
    { id, projectId: project.id, sku, notes, createdBy: user, changedAt: now, changedBy: user },
  ])
  editing.log({ action: 'added', target: `about ${sku}`, field: 'note', itemId: id })
  editing.changeContent()
  return id
}

export async function removeNote(editing: Editing, id: string): Promise<string> {
  const note = (await notesOf(editing.db, editing.project.id)).find((one) => one.id === id)
  if (!note) return id
  await deleteNote(editing.db, id)
  editing.log({ action: 'removed', target: `about ${note.sku}`, field: 'note', itemId: id })
  editing.changeContent()
  return id
}

const mostDollars = 1_000_000

function rrpOf({ rrpOverride }: Variation): number | null {
  if (rrpOverride === null) return null
  if (rrpOverride < 0 || rrpOverride > mostDollars) throw refuseField('rrpOverride', 'Give an RRP of 0 or more')
  return toCents(rrpOverride)
}

async function editVariation(editing: Editing, id: string, wanted: Variation): Promise<string> {
  const { db, project } = editing
  const own = (await variationsOf(db, project.id)).find((one) => one.id === id)
  if (!own) return editing.refuseGone(id, 'variation')
  const after = {
    brand: wanted.brand,
    variationSku: wanted.variationSku,
    comments: wanted.comments,
    rrpCents: rrpOf(wanted),
  }
  const edits = (Object.keys(after) as (keyof typeof after)[]).map((key) => ({
    // its own keys
    key,
    field: `variation/${id}/${key}`,
    mine: after[key],
    theirs: own[key],
    target: `variation ${own.variationSku}`,
    label: key === 'rrpCents' ? 'RRP' : key,
    itemId: id,
    isPersonal: key === 'rrpCents', // as cents it would read like another amount
  }))
  const taken = await editing.merge(edits)
  if (taken.length === 0) return id
  await changeVariation(db, id, Object.fromEntries(taken.map(({ key, mine }) => [key, mine])))
  editing.changeContent()
  return id
}

export async function saveVariation(editing: Editing, wanted: Variation): Promise<string> {
  if (wanted.id !== undefined) return editVariation(editing, wanted.id, wanted)
  const { db, project } = editing
  const lines = await projectLinesOf(db, project.id)
  if (!lines.some(({ productCode }) => productCode === wanted.productCode))
    throw refuseField('productCode', `There is no product ${wanted.productCode} in this project`)
  const id = newId(editing.now.getTime())
  const { productCode, brand, variationSku, comments } = wanted
  const row = { id, projectId: project.id, productCode, brand, variationSku, comments, rrpCents: rrpOf(wanted) }
  await insertVariations(db, [row])
  editing.log({ action: 'added', target: variationSku, field: 'variation', itemId: id })
  editing.changeContent()
  return id
}

export async function removeVariation(editing: Editing, id: string): Promise<string> {
  const own = (await variationsOf(editing.db, editing.project.id)).find((one) => one.id === id)
  if (!own) return id
  await deleteVariation(editing.db, id)
  editing.log({ action: 'removed', target: own.variationSku, field: 'variation', itemId: id })
  editing.changeContent()
  return id
}
