import { isId } from '../../database/id.ts'

/** Where a page of a list ends: the value it is sorted by and the id of its last row. */
export type PageKey = { value: number; id: string }

export const writePageKey = ({ value, id }: PageKey) => `${value}_${id}`

/** Null: not a key of a list. */
export function readPageKey(text: string): PageKey | null {
  const [value = '', id = '', ...rest] = text.split('_')
  return /^\d{1,15}$/.test(value) && isId(id) && rest.length === 0 ? { value: Number(value), id } : null
}
