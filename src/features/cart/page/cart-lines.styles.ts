import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { Anchor } from '#ui/button/link.tsx'
import { PanelBox } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'

export const Lines = styled(PanelBox)(
  themed(({ theme }) => ({ paddingBlock: 0, [theme.breakpoints.up('md')]: { paddingBlock: 0 } })),
)

export const LineList = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const Line = styled('li')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '80px minmax(0, 1fr) auto',
    gridTemplateAreas: '"picture words words" "picture amount amount" "quantity quantity remove"',
    gap: '12px 12px',
    padding: '16px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '&:last-of-type': { borderBottom: 0 },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '112px minmax(0, 1fr) 134px 120px',
      gridTemplateAreas: '"picture words quantity amount" "picture words remove amount"',
      gridTemplateRows: 'auto 1fr',
      gap: '0 20px',
      padding: '24px 0',
    },
    // Beside the summary a narrow screen has no room for four columns.
    [theme.breakpoints.between('lg', 'xl')]: {
      gridTemplateColumns: '112px minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture words amount" "picture quantity remove"',
      gap: '12px 20px',
    },
    // It has no controls, and a panel around it.
    '&[data-reward]': {
      padding: '4px 0',
      [theme.breakpoints.down('md')]: { gridTemplateAreas: '"picture words words" "picture amount amount"' },
      [theme.breakpoints.between('lg', 'xl')]: { gridTemplateAreas: '"picture words amount"' },
    },
  })),
)

export const LineImage = styled('span')(
  themed(({ theme }) => ({
    gridArea: 'picture',
    alignSelf: 'start',
    borderRadius: theme.vars.shape.borderRadius,
    overflow: 'hidden',
    '&[data-unavailable]': { opacity: 0.55 },
  })),
)

export const Description = styled('div')({
  gridArea: 'words',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 4,
})

const title = { fontWeight: 600, lineHeight: '1.5rem' } as const

export const TitleLink = styled(Anchor)(
  themed(({ theme }) => ({
    ...title,
    textDecoration: 'none',
    '&[data-unavailable]': { color: theme.vars.palette.text.secondary },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  })),
)

export const RewardTitle = styled('span')(title)

/** The article number, or how many of a reward there are. */
export const Detail = styled('span')(
  themed(({ theme }) => ({ fontSize: '0.875rem', color: theme.vars.palette.text.secondary })),
)

/** A warranty or an installation. */
export const Extra = styled('p')({
  display: 'flex',
  gap: 6,
  fontSize: '0.875rem',
  '& svg': { flex: 'none', marginTop: 2 },
})

export const ExtraPrice = styled('span')(
  themed(({ theme }) => ({ color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' })),
)

// One below the other, quantity and "Remove" share an axis.
const onOneAxis = ({ theme }: { theme: Theme }): CSSObject => ({
  [theme.breakpoints.between('md', 'lg')]: { justifySelf: 'center' },
  [theme.breakpoints.up('xl')]: { justifySelf: 'center' },
})

export const QuantityCell = styled('div')({ gridArea: 'quantity', justifySelf: 'start' }, themed(onOneAxis))

export const RemoveCell = styled('div')({ gridArea: 'remove', justifySelf: 'end' }, themed(onOneAxis))

export const Amounts = styled('div')(
  themed(({ theme }) => ({
    gridArea: 'amount',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 10px',
    [theme.breakpoints.up('md')]: { display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 2 },
  })),
)

export const LinePrice = styled('strong')(
  themed(({ theme }) => ({
    fontSize: '1.375rem',
    fontWeight: theme.typography.price.fontWeight,
    lineHeight: 1.2,
    '&[data-free]': { color: theme.vars.palette.success.main },
  })),
)

export const Saving = styled('em')(
  themed(({ theme }) => ({
    fontStyle: 'normal',
    fontSize: '0.875rem',
    fontWeight: 700,
    color: theme.vars.palette.sale.text,
  })),
)

/** What the price excludes, and the price of one. */
export const PriceNote = styled('small')(
  themed(({ theme }) => ({ fontSize: '0.875rem', color: theme.vars.palette.text.secondary })),
)
