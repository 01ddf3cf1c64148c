import { styled } from '@mui/material/styles'
import type { ProjectRow } from '#contract/project-search.ts'
import { Link } from '#ui/button/link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { themed } from '#ui/themed.ts'
import { Cell, isFigure, isMoney, rowKey } from './cell.tsx'
import { cellText } from './rules/dashboard-cell.ts'
import { type DashboardColumn, requiredPath } from './rules/dashboard-columns.ts'
import { dashboardPageSize } from './rules/dashboard-query.ts'

/** Project Name among them. */
const columnsOnCard = 5

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const Card = styled('li')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '2px 12px',
    minHeight: 64,
    padding: '8px 16px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.surface,
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
    '& > [data-part="name"]': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 32,
      fontSize: '1rem',
      fontWeight: 600,
    },
    '& > [data-part="name"], & > [data-part="end"] b': { color: theme.vars.palette.text.primary },
    '& > [data-part="end"]': {
      gridColumn: 2,
      gridRow: '1 / span 2',
      display: 'grid',
      gap: 2,
      justifyItems: 'end',
      alignSelf: 'center',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '& > [data-part="end"] b': { fontSize: '1rem', fontWeight: 600 },
    '& > [data-part="rest"]': { display: 'flex', flexWrap: 'wrap', gap: '2px 8px', minWidth: 0 },
    '& > [data-part="rest"] > span:not(:last-of-type)::after': { content: '"·"', marginLeft: 8 },
    '& a': { color: 'inherit' },
  })),
)

function RowCard({ row, columns, to }: { row: ProjectRow; columns: readonly DashboardColumn[]; to: string }) {
  const shown = columns
    .slice(0, columnsOnCard)
    .filter(({ path }) => path !== requiredPath && cellText(row, path) !== '')
  const isAtEnd = ({ path }: DashboardColumn) => isFigure(path) && !path.endsWith('Phone')
  const part = ({ title, path }: DashboardColumn) => (
    <span key={path}>
      <VisuallyHidden>{title}: </VisuallyHidden>
      {isMoney(path) ? <b>{cellText(row, path)}</b> : <Cell row={row} path={path} />}
    </span>
  )
  return (
    <Card>
      <Link to={to} variant="quiet" data-part="name">
        {row.projectName}
      </Link>
      <span data-part="rest">{shown.filter((column) => !isAtEnd(column)).map(part)}</span>
      <span data-part="end">{shown.filter(isAtEnd).map(part)}</span>
    </Card>
  )
}

type Props = {
  rows: readonly ProjectRow[] | undefined
  columns: readonly DashboardColumn[]
  addressOf: (projectId: string) => string
}

/** The rows on a phone: one card each, with the first five columns that are shown. */
export function RowCards({ rows, columns, addressOf }: Props) {
  return (
    <List aria-label="Projects" aria-busy={rows === undefined || undefined}>
      {rows
        ? rows.map((row) => <RowCard key={rowKey(row)} row={row} columns={columns} to={addressOf(row.projectId)} />)
        : Array.from({ length: dashboardPageSize }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: still cards
            <Card key={place} aria-hidden>
              <Skeleton width={180} height={18} />
              <Skeleton width={120} />
            </Card>
          ))}
    </List>
  )
}
