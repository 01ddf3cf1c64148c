import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { Anchor } from '#ui/button/link.tsx'
import { themed } from '#ui/themed.ts'

export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 24px',
  marginBottom: 16,
})

export const Tools = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 24px',
    '& label': { flexDirection: 'row-reverse', justifyContent: 'flex-end', gap: 8 },
    '& label b': { ...theme.typography.body2, fontWeight: 700 },
    [theme.breakpoints.down('md')]: { display: 'grid', '& .wide-only': { display: 'none' } },
    '@media print': { display: 'none' },
  })),
)

/** On phones only. */
export const Hint = styled('p')(
  themed(({ theme }) => ({
    marginBottom: 8,
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.up('md')]: { display: 'none' },
  })),
)

/** Scrolls sideways on phones, by touch and by keyboard. */
export const Scroller = styled('section')(
  themed(({ theme }) => ({
    position: 'relative',
    [theme.breakpoints.down('md')]: {
      overflowX: 'auto',
      marginInline: -16,
      scrollSnapType: 'x proximity',
      scrollPaddingLeft: 0,
    },
  })),
)

/** The column of the labels: narrower on tablets, for the sake of the products. */
const labelWidth = '144px'
const wideLabelWidth = '232px'

const cells = ({ theme }: { theme: Theme }): CSSObject => ({
  '& th, & td': {
    padding: '12px 20px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    verticalAlign: 'top',
    textAlign: 'left',
  },
  '& th': { width: labelWidth, fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& td': {
    fontVariantNumeric: 'tabular-nums lining-nums',
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& thead th, & thead td': { borderTop: 0, padding: 20 },
  // On tablets the note of tax finds no room beside the amount.
  '& thead [data-part="now"]': { whiteSpace: 'normal' },
  '& thead [data-part="tax"]': { display: 'inline-block' },
  '& thead th[scope="col"]': {
    width: 'auto',
    // Lets the cell grow with the row, so that its content is as high as its neighbours.
    height: 1,
    color: 'inherit',
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    scrollSnapAlign: 'start',
  },
  '& thead td': { width: labelWidth, borderLeft: 0, verticalAlign: 'bottom', fontSize: '0.875rem' },
  '& tr[data-group] th': {
    ...theme.typography.h4,
    padding: '20px 20px 8px',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
  },
  '& tr[data-differs] > *': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.hi} 9%, ${theme.vars.palette.background.paper})`,
    color: theme.vars.palette.text.primary,
  },
  '& tr[data-differs] > th': { boxShadow: `inset 4px 0 0 ${theme.vars.palette.hi}`, fontWeight: 600 },
  [theme.breakpoints.up('lg')]: { '& th[scope="row"], & thead td': { width: wideLabelWidth } },
})

// A label over the values of its row, so that two products fit beside each other.
const phone = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'block',
  overflow: 'visible',
  width: 'calc(var(--columns) * 178px)',
  minWidth: '100%',
  border: 0,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 0,
  '& thead, & tbody': { display: 'block' },
  '& tr': { display: 'grid', gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
  '& thead td': { display: 'none' },
  '& th[scope="row"], & tr[data-group] th': {
    gridColumn: '1 / -1',
    width: 'auto',
    padding: '8px 12px 0',
    fontSize: '0.875rem',
    // Stays in sight while the values are swiped.
    '& > span': { display: 'inline-block', position: 'sticky', left: 12 },
  },
  '& tr[data-group] th': { padding: '16px 12px 8px', fontSize: '1.125rem' },
  '& td': { padding: '2px 12px 10px', border: 0, fontWeight: 600 },
  '& thead th[scope="col"]': { height: 'auto', padding: 12, border: 0 },
  '& tr[data-differs]': { boxShadow: `inset 4px 0 0 ${theme.vars.palette.hi}` },
  '& tr[data-differs] > th': { boxShadow: 'none' },
  '& tr[data-differs] > *': { background: 'none' },
})

const phoneTint = ({ theme }: { theme: Theme }): CSSObject => ({
  '& tr[data-differs]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.hi} 9%, ${theme.vars.palette.background.paper})`,
  },
})

export const Table = styled('table')(
  themed((props) => ({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    border: `1px solid ${props.theme.vars.palette.divider}`,
    borderRadius: props.theme.vars.shape.large,
    overflow: 'hidden',
    backgroundColor: props.theme.vars.palette.background.paper,
  })),
  themed(cells),
  themed((props) => ({ [props.theme.breakpoints.down('md')]: phone(props) })),
  themed((props) => ({ [props.theme.breakpoints.down('md')]: phoneTint(props) })),
)

/** A value that a product does not have. */
export const Missing = styled('span')(themed(({ theme }) => ({ color: theme.vars.palette.text.secondary })))

export const IconAndText = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 })

/** Says which product leads in its row. */
export const Leader = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-block',
    marginLeft: 8,
    padding: '1px 8px',
    border: '1px solid',
    borderRadius: theme.vars.shape.small,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.success.main,
    fontSize: '0.75rem',
    fontWeight: 700,
    whiteSpace: 'nowrap',
    [theme.breakpoints.down('lg')]: { display: 'table', margin: '2px 0 0' },
  })),
)

/** The head of a column: the product. */
export const Product = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 6,
    height: '100%',
    '& > .price': { marginTop: 'auto' },
    fontWeight: 400,
    // RRP and saving below each other: the buttons stay level.
    [theme.breakpoints.down('md')]: { '& .price p': { minHeight: 40, alignContent: 'start' } },
    '@media print': { '& button': { display: 'none' } },
  })),
)

export const ProductPicture = styled('div')(
  themed(({ theme }) => ({
    height: 180,
    overflow: 'hidden',
    borderRadius: theme.vars.shape.borderRadius,
    '& > *': { width: '100%', height: '100%' },
    [theme.breakpoints.down('md')]: { height: 110 },
  })),
)

export const ProductTitle = styled(Anchor)(
  themed(({ theme }) => ({
    minHeight: '2.7em',
    fontSize: '1rem',
    fontWeight: 700,
    lineHeight: 1.35,
    color: theme.vars.palette.text.primary,
    [theme.breakpoints.down('md')]: { minHeight: '4.05em', fontSize: '0.875rem' },
  })),
)

/** Takes a product out of the comparison. */
export const RemoveCorner = styled('span')(
  themed(({ theme }) => ({
    position: 'absolute',
    top: -14,
    right: -14,
    zIndex: 1,
    color: theme.vars.palette.text.primary,
    [theme.breakpoints.down('md')]: { top: -10, right: -10 },
  })),
)

/** Names over the columns, once their heads have been scrolled away. */
export const Names = styled('div')(
  themed(({ theme }) => ({
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 0,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: `${labelWidth} repeat(3, minmax(0, 1fr))`,
      overflow: 'hidden',
      backgroundColor: theme.vars.palette.background.paper,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      boxShadow: theme.vars.shadows[1],
      fontSize: '0.875rem',
      fontWeight: 700,
      lineHeight: 1.3,
    },
    '& > div:not([data-shown])': { visibility: 'hidden' },
    '& span': { padding: '10px 20px', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& span:first-of-type': { gridColumn: 2 },
    [theme.breakpoints.up('lg')]: { '& > div': { gridTemplateColumns: `${wideLabelWidth} repeat(3, minmax(0, 1fr))` } },
    [theme.breakpoints.down('md')]: {
      marginInline: -16,
      '& > div': { gridTemplateColumns: 'repeat(var(--columns), max(178px, calc(100vw / var(--columns))))' },
      '& span': { padding: '10px 12px' },
      '& span:first-of-type': { gridColumn: 'auto' },
    },
    '@media print': { display: 'none' },
  })),
)
