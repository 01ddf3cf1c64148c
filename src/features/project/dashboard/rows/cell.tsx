import type { ProjectRow } from '#contract/project/project-search.ts'
import type { RowPath } from '#contract/project/project-values.ts'
import { cellKind, cellText } from '#features/project/dashboard/rules/dashboard-cell.ts'
import { Link } from '#ui/button/link.tsx'
import { StatusMark } from './status-mark.tsx'

/** The content of a cell; phone numbers and emails are links. */
export function Cell({ row, path }: { row: ProjectRow; path: RowPath }) {
  const text = cellText(row, path)
  if (text === '') return null
  const kind = cellKind(path)
  if (kind === 'status') return <StatusMark status={text} />
  if (kind === 'phone') return <Link to={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</Link>
  if (kind === 'email') return <Link to={`mailto:${text}`}>{text}</Link>
  return text
}

const numeric = new Set(['dollars', 'day', 'moment', 'phone'])
export const isFigure = (path: RowPath) => numeric.has(cellKind(path))
export const isMoney = (path: RowPath) => cellKind(path) === 'dollars'

/** The key of a row: a project, or one folder of it with its own quote. */
export const rowKey = ({ projectId, folderId, quoteId }: ProjectRow) => `${projectId} ${folderId} ${quoteId}`
