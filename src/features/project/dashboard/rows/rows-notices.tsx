import { formatFigure } from '#domain/money/price-format.ts'
import { Notice } from '#features/project/dashboard/dashboard.styles.ts'
import { isLargeResult } from '#features/project/dashboard/rules/dashboard-query.ts'
import { OfflineIcon, WarningIcon } from '#ui/icon/icons.tsx'

const clockTime = (time: number) =>
  new Date(time).toLocaleTimeString('en-AU', { hour: '2-digit', minute: '2-digit', hour12: false })

type Props = { totalCount: number | null; customerName: string; cachedAt: number | null; isOffline: boolean }

/** What has to be known about the rows under it. */
export function RowsNotices({ totalCount, customerName, cachedAt, isOffline }: Props) {
  return (
    <>
      <div role="status">
        {isOffline && (
          <Notice>
            <OfflineIcon size={20} />
            <span>
              {cachedAt === null ? 'Offline.' : `Offline. Showing what was loaded at ${clockTime(cachedAt)}.`} Filters,
              sorting and export need a connection.
            </span>
          </Notice>
        )}
        {totalCount !== null && isLargeResult(totalCount) && (
          <Notice>
            <WarningIcon size={20} />
            <span>{`${formatFigure(totalCount)} projects match. Narrow the dates or filters for a faster list and export.`}</span>
          </Notice>
        )}
      </div>
      {customerName !== '' && <Notice data-plain>Filtering this page by customer name</Notice>}
    </>
  )
}
