import { styled } from '@mui/material/styles'
import { formatFigure } from '#domain/money/price-format.ts'
import { Button } from '#ui/button/button.tsx'
import { DownloadIcon, FilterIcon } from '#ui/icon/icons.tsx'
import { ColumnsIcon } from '#ui/icon/tool-icons.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { needsConnection } from './connection.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 56,
    padding: '4px 16px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.surface,
    '& > p': {
      flex: 1,
      fontSize: '0.875rem',
      color: theme.vars.palette.text.secondary,
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
    '& button': { minHeight: 44, height: 44, paddingInline: 14, gap: 8, whiteSpace: 'nowrap' },
    '& button > small': { fontSize: 'inherit', fontWeight: 400, color: theme.vars.palette.text.secondary },
    [theme.breakpoints.down('md')]: {
      '& > p': { fontSize: 0, flexBasis: 0 },
      '& button[data-narrow]': { width: 44, minWidth: 0, paddingInline: 0, '& > span': { display: 'none' } },
    },
  })),
)

const Title = styled(Heading)(
  themed(({ theme }) => ({
    fontSize: '1.5rem',
    whiteSpace: 'nowrap',
    [theme.breakpoints.down('md')]: { fontSize: '1.25rem' },
  })),
)

type Props = {
  /** Null while it is not known. */
  totalCount: number | null
  filterCount: number
  isFiltering: boolean
  isChoosing: boolean
  isExporting: boolean
  isStill: boolean
  /** Nothing can be done yet: it is not known who looks. */
  isEmpty?: boolean
  filtersId: string
  onFilters: () => void
  onColumns: () => void
  onExport: () => void
}

export function DashboardHead({ totalCount, filterCount, isFiltering, isChoosing, filtersId, ...props }: Props) {
  const { isExporting, isStill, isEmpty, onFilters, onColumns, onExport } = props
  return (
    <Root>
      <Title level={1} variant="h3">
        Performance
      </Title>
      <p>{totalCount !== null && `${formatFigure(totalCount)} ${totalCount === 1 ? 'project' : 'projects'}`}</p>
      <Button
        type="button"
        icon={<FilterIcon size={18} />}
        aria-expanded={isFiltering}
        aria-controls={isFiltering ? filtersId : undefined}
        aria-disabled={isEmpty || undefined}
        onClick={onFilters}
      >
        Filters <small>{filterCount}</small>
      </Button>
      <Button
        type="button"
        data-narrow
        icon={<ColumnsIcon size={18} />}
        aria-expanded={isChoosing}
        aria-disabled={isEmpty || undefined}
        onClick={onColumns}
        aria-label="Columns"
      >
        <span>Columns</span>
      </Button>
      <Button
        type="button"
        data-narrow
        icon={<DownloadIcon size={18} />}
        busy={isExporting}
        aria-disabled={isStill || undefined}
        title={isStill ? needsConnection : undefined}
        onClick={() => !isStill && onExport()}
        aria-label="Export CSV"
      >
        <span>Export CSV</span>
      </Button>
    </Root>
  )
}
