import { styled } from '@mui/material/styles'
import type { ProjectRow } from '#contract/project/project-search.ts'
import { Scroll } from '#features/project/dashboard/dashboard.styles.ts'
import { useAtLeast } from '#features/project/dashboard/widths.ts'
import { staffReason } from '#lib/account/staff-reason.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SearchIcon } from '#ui/icon/icons.tsx'
import { RowCards } from './row-cards.tsx'
import { RowsTable } from './rows-table.tsx'
import type { useRows } from './use-rows.ts'

const Inset = styled('div')({ padding: '0 16px' })

type Rows = ReturnType<typeof useRows>
type Props = Pick<Parameters<typeof RowsTable>[0], 'columns' | 'sorting' | 'onSort' | 'isStill' | 'addressOf'> & {
  rows: Rows
  /** Of the loaded page, narrowed by the name of a customer. */
  shown: readonly ProjectRow[] | undefined
  /** The error message of the request. */
  failure: string
  onClear: () => void
  onAllTime: () => void
}

/** The rows, or why there are none. */
export function RowsArea({ rows, shown, failure, onClear, onAllTime, ...table }: Props) {
  const isWide = useAtLeast('md')
  if (rows.status === 'failure')
    return (
      <Scroll aria-label="Rows">
        <Inset>
          <ErrorState
            title={failure}
            text={staffReason(rows.error)}
            actions={
              <Button type="button" onClick={rows.retry}>
                Try again
              </Button>
            }
          />
        </Inset>
      </Scroll>
    )
  if (shown?.length === 0)
    return (
      <Scroll aria-label="Rows">
        <Inset>
          <EmptyState
            icon={<SearchIcon size={32} />}
            title="No projects match these filters"
            actions={
              <>
                <Button type="button" onClick={onClear}>
                  Clear filters
                </Button>
                <Button type="button" variant="text" onClick={onAllTime}>
                  All time
                </Button>
              </>
            }
          />
        </Inset>
      </Scroll>
    )
  return (
    <Scroll aria-label="Rows" tabIndex={0}>
      {isWide ? <RowsTable {...table} rows={shown} /> : <RowCards {...table} rows={shown} />}
    </Scroll>
  )
}
