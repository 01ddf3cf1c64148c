import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { ProjectRow } from '#contract/project/project-search.ts'
import type { RowPath } from '#contract/project/project-values.ts'
import { type DashboardColumn, requiredPath } from '#features/project/dashboard/rules/dashboard-columns.ts'
import { type DashboardView, dashboardPageSize } from '#features/project/dashboard/rules/dashboard-query.ts'
import { Link } from '#ui/button/link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ArrowUpIcon } from '#ui/icon/task-icons.tsx'
import { ArrowDownIcon, SortIcon } from '#ui/icon/tool-icons.tsx'
import { themed } from '#ui/themed.ts'
import { Cell, isFigure, isMoney, rowKey } from './cell.tsx'

const Table = styled('table')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontSize: '0.875rem',
      lineHeight: 1.4,
      whiteSpace: 'nowrap',
      '& th, & td': {
        height: 44,
        padding: '0 12px',
        textAlign: 'left',
        borderBottom: `1px solid ${palette.divider}`,
        backgroundColor: palette.surface,
        fontWeight: 400,
      },
      '& thead th': {
        position: 'sticky',
        top: 0,
        zIndex: 1,
        padding: 0,
        borderBottomColor: palette.control,
        backgroundColor: palette.background.default,
        color: palette.text.secondary,
      },
      '& [data-money]': { textAlign: 'right' },
      '& [data-figure]': { fontVariantNumeric: 'tabular-nums lining-nums' },
      // Project Name stays in sight while the rest is moved sideways.
      '& th[scope="row"], & thead th:first-of-type': {
        position: 'sticky',
        left: 0,
        borderRight: `1px solid ${palette.divider}`,
        maxWidth: 280,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        fontWeight: 600,
      },
      '& thead th:first-of-type': { zIndex: 2 },
      '& tbody tr:hover > *': { backgroundColor: palette.sel.tint },
      '& td a': { textDecorationColor: palette.divider },
    }
  }),
)

const SortButton = styled('button')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    width: '100%',
    minHeight: 44,
    padding: '0 12px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 500,
    cursor: 'pointer',
    outlineOffset: -2,
    '& svg': { opacity: 0 },
    '&:hover svg, &:focus-visible svg': { opacity: 0.6 },
    '[data-money] > &': { justifyContent: 'flex-end' },
    '[aria-sort] > &': { color: theme.vars.palette.text.primary, fontWeight: 600, '& svg': { opacity: 1 } },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  })),
)

const sortNames = { asc: 'ascending', desc: 'descending' } as const

type Sorting = Pick<DashboardView, 'sortProperty' | 'sortDirection'>
type HeadProps = {
  columns: readonly DashboardColumn[]
  sorting: Sorting
  onSort: (path: RowPath) => void
  isStill: boolean
}

function Head({ columns, sorting, onSort, isStill }: HeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ title, path }) => {
          const isSorted = sorting.sortProperty === path
          const Arrow = !isSorted ? SortIcon : sorting.sortDirection === 'asc' ? ArrowUpIcon : ArrowDownIcon
          return (
            <th
              key={path}
              scope="col"
              aria-sort={isSorted ? sortNames[sorting.sortDirection] : undefined}
              data-money={isMoney(path) || undefined}
            >
              <SortButton type="button" aria-disabled={isStill || undefined} onClick={() => !isStill && onSort(path)}>
                {title}
                <Arrow size={16} />
              </SortButton>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

type RowProps = { row: ProjectRow; columns: readonly DashboardColumn[]; to: string }

// Memoised: toggling a column renders the rows again, typing in a filter does not.
const Row = memo(function Row({ row, columns, to }: RowProps) {
  return (
    <tr>
      {columns.map(({ path }) =>
        path === requiredPath ? (
          <th key={path} scope="row">
            <Link to={to} variant="quiet" title={row.projectName}>
              {row.projectName}
            </Link>
          </th>
        ) : (
          <td key={path} data-money={isMoney(path) || undefined} data-figure={isFigure(path) || undefined}>
            <Cell row={row} path={path} />
          </td>
        ),
      )}
    </tr>
  )
})

type Props = HeadProps & {
  /** Undefined while loading: skeleton rows are shown. */
  rows: readonly ProjectRow[] | undefined
  addressOf: (projectId: string) => string
}

/** The rows as a table, each column's head sorting by it. */
export function RowsTable({ rows, addressOf, columns, ...head }: Props) {
  return (
    <Table aria-label="Projects" aria-busy={rows === undefined || undefined}>
      <Head columns={columns} {...head} />
      <tbody>
        {rows
          ? rows.map((row) => <Row key={rowKey(row)} row={row} columns={columns} to={addressOf(row.projectId)} />)
          : Array.from({ length: dashboardPageSize }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: still rows
              <tr key={place} aria-hidden>
                {columns.map(({ path }) => (
                  <td key={path}>
                    <Skeleton width={path === requiredPath ? 160 : 88} />
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </Table>
  )
}
