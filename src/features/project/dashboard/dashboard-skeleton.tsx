import { RowsColumn, Screen, Scroll, Work } from './dashboard.styles.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { RowCards } from './rows/row-cards.tsx'
import { RowsPager } from './rows/rows-pager.tsx'
import { RowsTable } from './rows/rows-table.tsx'
import { allColumns, shownColumns } from './rules/dashboard-columns.ts'
import { defaultView } from './rules/dashboard-query.ts'
import { todayHere } from './view-address.ts'
import { useAtLeast } from './widths.ts'

const nothing = () => undefined

/** The skeleton of the dashboard while the account is loading. */
export function DashboardSkeleton() {
  const isWide = useAtLeast('md')
  const columns = shownColumns(allColumns)
  const still = { isStill: true, onSort: nothing, addressOf: () => '', columns, rows: undefined }
  return (
    <Screen aria-busy>
      <DashboardHead
        {...{
          totalCount: null,
          filterCount: 0,
          isFiltering: false,
          isChoosing: false,
          isExporting: false,
          isStill: true,
          isEmpty: true,
        }}
        {...{ filtersId: '', onFilters: nothing, onColumns: nothing, onExport: nothing }}
      />
      <Work>
        <RowsColumn>
          <FilterChips chips={[]} onRemove={nothing} onClear={nothing} isStill />
          <Scroll aria-label="Rows">
            {isWide ? <RowsTable {...still} sorting={defaultView(todayHere())} /> : <RowCards {...still} />}
          </Scroll>
          <RowsPager page={0} totalCount={0} rowCount={0} isStill onPage={nothing} />
        </RowsColumn>
      </Work>
    </Screen>
  )
}
