import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { RowPath } from '#contract/project/project-values.ts'
import { projectsFailedText } from '#domain/project/project-texts.ts'
import { useApp } from '#lib/app.tsx'
import { ColumnsPlace } from './columns/columns-slot.tsx'
import { useColumns } from './columns/stored-columns.ts'
import { RowsColumn, Screen, Work } from './dashboard.styles.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { ExportState } from './export/export-state.tsx'
import { useExport } from './export/use-export.ts'
import { clearedView, filterChips } from './filters/chips.ts'
import { FilterChips } from './filters/filter-chips.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { dashboardQueries } from './queries.ts'
import { RowsArea } from './rows/rows-area.tsx'
import { RowsNotices } from './rows/rows-notices.tsx'
import { RowsPager } from './rows/rows-pager.tsx'
import { useRows } from './rows/use-rows.ts'
import { shownColumns } from './rules/dashboard-columns.ts'
import { changedView, narrowedByCustomer, sortedBy, type DashboardView as View } from './rules/dashboard-query.ts'
import { todayHere, useView } from './view-address.ts'

const failures = { sort: 'An error occurred sorting projects.', other: projectsFailedText } as const

type Props = {
  /** The salesperson's code of the account. */
  ownCode: string | null
  /** Where a project is opened. */
  addressOf: (projectId: string) => string
}

/** The projects of all staff with filters, sorting, pagination, chosen columns and an export [S3-2-25]. */
export function DashboardView({ ownCode, addressOf }: Props) {
  const { view, show } = useView()
  // The last request decides the error message [S3-8-24].
  const [lastRequest, setLastRequest] = useState<keyof typeof failures>('other')
  const [isFiltering, setIsFiltering] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const columns = useColumns()
  const rows = useRows(view, ownCode)
  const totalCount = rows.rows?.totalCount ?? null
  const work = useExport({ view, ownCode, totalCount: totalCount ?? 0, columns })
  const salesperson = useSalespersonName(view)
  const filtersId = useId()

  const isStill = rows.isOffline
  const shown = rows.status === 'success' ? narrowedByCustomer(rows.rows?.quotes ?? [], view.customerName) : undefined
  const chips = filterChips(view, { today: todayHere(), salesperson })

  function go(next: View, { isSort = false, replace = false } = {}) {
    setLastRequest(isSort ? 'sort' : 'other')
    show(next, replace)
  }
  const change = (part: Partial<View>, replace = false) => go(changedView(view, part), { replace })
  const clear = () => go(clearedView(view, todayHere()))

  return (
    <Screen>
      <DashboardHead
        {...{ totalCount, isFiltering, isChoosing, isStill, filtersId }}
        filterCount={chips.length}
        isExporting={work.status === 'loading'}
        onFilters={() => setIsFiltering(!isFiltering)}
        onColumns={() => setIsChoosing(!isChoosing)}
        onExport={work.begin}
      />
      <Work>
        <RowsColumn>
          {isFiltering && <FilterPanel id={filtersId} {...{ view, ownCode, isStill }} onChange={change} />}
          <FilterChips chips={chips} onRemove={({ without }) => change(without)} onClear={clear} isStill={isStill} />
          <ExportState work={work} totalCount={totalCount ?? 0} columnCount={shownColumns(columns).length} />
          <RowsNotices
            {...{ totalCount, isOffline: isStill }}
            cachedAt={rows.cachedAt}
            customerName={view.customerName}
          />
          <RowsArea
            {...{ rows, shown, isStill, addressOf }}
            columns={shownColumns(columns)}
            sorting={view}
            onSort={(path: RowPath) => go(sortedBy(view, path), { isSort: true })}
            failure={failures[lastRequest]}
            onClear={clear}
            onAllTime={() => change({ allTime: true })}
          />
          <RowsPager
            page={view.page}
            totalCount={rows.totalCount}
            rowCount={shown?.length ?? 0}
            isStill={isStill || rows.status !== 'success'}
            onPage={(page) => change({ page })}
          />
        </RowsColumn>
        {isChoosing && <ColumnsPlace columns={columns} onClose={() => setIsChoosing(false)} />}
      </Work>
    </Screen>
  )
}

/** Loaded only when a salesperson code has to be shown by name. */
function useSalespersonName({ salespersonCode }: View) {
  const { api } = useApp()
  const { data } = useQuery({ ...dashboardQueries(api).salespeople(), enabled: salespersonCode !== '' })
  return (code: string) => data?.find((item) => item.code === code)?.name ?? code
}
