import { styled } from '@mui/material/styles'
import usePagination, { type UsePaginationItem } from '@mui/material/usePagination'
import { pageCount } from '#domain/web/pagination.ts'
import { Anchor } from '#ui/button/link.tsx'
import { chosenInForcedColors } from '#ui/forced-colors.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('ul')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: 4,
    margin: '32px 0 0',
    padding: 0,
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& a, & span': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 44,
      height: 44,
      borderRadius: theme.vars.shape.borderRadius,
      color: theme.vars.palette.text.primary,
      fontWeight: 600,
      textDecoration: 'none',
    },
    '& a:hover': { backgroundColor: theme.vars.palette.sel.tint },
    '& a[aria-current]': {
      backgroundColor: theme.vars.palette.sel.ground,
      color: theme.vars.palette.sel.ink,
      ...chosenInForcedColors,
    },
    '& span': { color: theme.vars.palette.text.secondary, minWidth: 24 },
    // Phones have space for the ends and the neighbours only.
    [theme.breakpoints.down('md')]: { columnGap: 0, '& > [data-far]': { display: 'none' } },
    '& span[data-end]': { minWidth: 44, color: theme.vars.palette.control },
  })),
)

type Props = {
  page: number
  totalItems: number
  perPage: number
  /** The address of a page, for its link. */
  to: (page: number) => string
  label?: string
}

export function Pagination({ page, totalItems, perPage, to, label = 'Pages' }: Props) {
  const count = pageCount({ totalItems, itemsPerPage: perPage })
  const { items } = usePagination({ count, page })
  if (count < 2) return null
  const hasGap = (type: UsePaginationItem['type']) => items.some((item) => item.type === type)
  // Next to a gap, so that it may be part of it.
  const isFar = (step: number | null) =>
    step !== null &&
    ((step > page + 1 && step < count && hasGap('end-ellipsis')) ||
      (step < page - 1 && step > 1 && hasGap('start-ellipsis')))
  return (
    <nav aria-label={label}>
      <Root>
        {items.map((item) => (
          <li key={`${item.type} ${item.page}`} data-far={isFar(item.page) || undefined}>
            <Item {...item} to={to} />
          </li>
        ))}
      </Root>
    </nav>
  )
}

const neighbours = {
  previous: { label: 'Previous page', icon: <ChevronLeftIcon /> },
  next: { label: 'Next page', icon: <ChevronRightIcon /> },
}

function Item({ type, page, disabled, selected, to }: UsePaginationItem & Pick<Props, 'to'>) {
  const neighbour = type === 'previous' || type === 'next' ? neighbours[type] : undefined
  if (page === null) return <span aria-hidden>…</span>
  if (disabled) {
    return (
      <span data-end aria-hidden>
        {neighbour?.icon}
      </span>
    )
  }
  return (
    <Anchor to={to(page)} aria-label={neighbour?.label ?? `Page ${page}`} aria-current={selected ? 'page' : undefined}>
      {neighbour?.icon ?? page}
    </Anchor>
  )
}
