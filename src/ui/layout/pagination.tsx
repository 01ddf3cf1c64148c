import { styled } from '@mui/material/styles'
import { pageCount } from '#domain/web/pagination.ts'
import { Anchor } from '#ui/button/link.tsx'
import { chosenInForcedColors } from '#ui/forced-colors.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { type PageStep, pageSteps } from './page-steps.ts'

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
  const last = pageCount({ totalItems, itemsPerPage: perPage })
  if (last < 2) return null
  return (
    <nav aria-label={label}>
      <Root>
        <li>
          <Neighbour to={page > 1 ? to(page - 1) : null} label="Previous page" icon={<ChevronLeftIcon />} />
        </li>
        {pageSteps(page, last).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by their position
          <li key={index}>
            <Step step={step} page={page} to={to} />
          </li>
        ))}
        <li>
          <Neighbour to={page < last ? to(page + 1) : null} label="Next page" icon={<ChevronRightIcon />} />
        </li>
      </Root>
    </nav>
  )
}

function Neighbour({ to, label, icon }: { to: string | null; label: string; icon: React.ReactNode }) {
  if (to === null) {
    return (
      <span data-end aria-hidden>
        {icon}
      </span>
    )
  }
  return (
    <Anchor to={to} aria-label={label}>
      {icon}
    </Anchor>
  )
}

function Step({ step, page, to }: { step: PageStep; page: number; to: (page: number) => string }) {
  if (step === 'gap') return <span aria-hidden>…</span>
  return (
    <Anchor to={to(step)} aria-label={`Page ${step}`} aria-current={step === page ? 'page' : undefined}>
      {step}
    </Anchor>
  )
}
