import { styled } from '@mui/material/styles'
import type { ProjectRow } from '#contract/project/project-search.ts'
import type { RowPath } from '#contract/project/project-values.ts'
import { cellText } from '#features/project/dashboard/rules/dashboard-cell.ts'
import { type DashboardColumn, requiredPath } from '#features/project/dashboard/rules/dashboard-columns.ts'
import { dashboardPageSize } from '#features/project/dashboard/rules/dashboard-query.ts'
import { Link } from '#ui/button/link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { themed } from '#ui/themed.ts'
import { Cell, isFigure, isMoney, rowKey } from './cell.tsx'

/** Project Name among them. */
const columnsOnCard = 5
/** At the end of a card wherever their columns are: what a project is worth, and when it changed. */
const alwaysOnCard: readonly RowPath[] = ['quotePrice', 'dateModified']

function cardColumns(columns: readonly DashboardColumn[]) {
  const isAlways = ({ path }: DashboardColumn) => alwaysOnCard.includes(path)
  const others = columns.filter((column) => !isAlways(column))
  const first = others.slice(0, columnsOnCard - (columns.length - others.length))
  return columns.filter((column) => isAlways(column) || first.includes(column))
}

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
    '& a': { color: 'inherit' },
  })),
)
// `&&&`: more specific than the rules of the card and of the link.
const ProjectName = styled(Link)(
  themed(({ theme }) => ({
    '&&&': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 32,
      fontSize: '1rem',
      fontWeight: 600,
      color: theme.vars.palette.text.primary,
    },
  })),
)
const Details = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 8px',
  minWidth: 0,
  '& > span:not(:last-of-type)::after': { content: '"·"', marginLeft: 8 },
})
const Figures = styled('span')(
  themed(({ theme }) => ({
    gridColumn: 2,
    gridRow: '1 / span 2',
    display: 'grid',
    gap: 2,
    justifyItems: 'end',
    alignSelf: 'center',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& b': { color: theme.vars.palette.text.primary, fontSize: '1rem', fontWeight: 600 },
  })),
)

function RowCard({ row, columns, to }: { row: ProjectRow; columns: readonly DashboardColumn[]; to: string }) {
  const shown = cardColumns(columns).filter(({ path }) => path !== requiredPath && cellText(row, path) !== '')
  const isAtEnd = ({ path }: DashboardColumn) => isFigure(path) && !path.endsWith('Phone')
  const part = ({ title, path }: DashboardColumn) => (
    <span key={path}>
      <VisuallyHidden>{title}: </VisuallyHidden>
      {isMoney(path) ? <b>{cellText(row, path)}</b> : <Cell row={row} path={path} />}
    </span>
  )
  return (
    <Card>
      <ProjectName to={to} variant="quiet">
        {row.projectName}
      </ProjectName>
      <Details>{shown.filter((column) => !isAtEnd(column)).map(part)}</Details>
      <Figures>{shown.filter(isAtEnd).map(part)}</Figures>
    </Card>
  )
}

type Props = {
  rows: readonly ProjectRow[] | undefined
  columns: readonly DashboardColumn[]
  addressOf: (projectId: string) => string
}

/** The rows on a phone: one card each, with five of the columns that are shown. */
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
