import { styled } from '@mui/material/styles'
import { pageCount } from '#domain/web/pagination.ts'
import { dashboardPageSize } from '#features/project/dashboard/rules/dashboard-query.ts'
import { Button } from '#ui/button/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('nav')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 60,
    padding: '6px 16px calc(6px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.surface,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > p': { flex: 1, fontSize: '0.875rem' },
    '& small': { color: theme.vars.palette.text.secondary, fontSize: 'inherit', marginLeft: 8 },
    '& button': { minWidth: 100 },
    [theme.breakpoints.down('md')]: { position: 'sticky', bottom: 0, zIndex: 1, '& small': { display: 'none' } },
  })),
)

type Props = { page: number; totalCount: number; rowCount: number; isStill: boolean; onPage: (page: number) => void }

/** Pages count from 0 on the wire and from 1 on the screen [S3-9-03]. */
export function RowsPager({ page, totalCount, rowCount, isStill, onPage }: Props) {
  const count = Math.max(1, pageCount({ totalItems: totalCount, itemsPerPage: dashboardPageSize }))
  const [isFirst, isLast] = [page <= 0, page >= count - 1]
  const go = (to: number, isEnd: boolean) => () => {
    if (!isEnd && !isStill) onPage(to)
  }
  return (
    <Root aria-label="Pages">
      <p role="status">
        {`Page ${page + 1} of ${count}`}
        <small>{`${rowCount} ${rowCount === 1 ? 'row' : 'rows'}`}</small>
      </p>
      <Button
        type="button"
        icon={<ChevronLeftIcon size={18} />}
        aria-disabled={isFirst || isStill || undefined}
        onClick={go(page - 1, isFirst)}
      >
        Previous
      </Button>
      <Button type="button" aria-disabled={isLast || isStill || undefined} onClick={go(page + 1, isLast)}>
        Next <ChevronRightIcon size={18} />
      </Button>
    </Root>
  )
}
