import { styled } from '@mui/material/styles'
import { Button } from '#ui/button/button.tsx'
import { themed } from '#ui/themed.ts'

/** A heading inside a panel, with a label at the end of its line. */
export const PartHead = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: '4px 12px',
    minHeight: 28,
    '& h3': { fontFamily: theme.typography.fontFamily, fontSize: '0.875rem', fontWeight: 650 },
    '&:not(:first-of-type)': { marginTop: 4, paddingTop: 12, borderTop: `1px solid ${theme.vars.palette.divider}` },
  })),
)

export const Soft = styled('p')(
  themed(({ theme }) => ({ fontSize: '0.8125rem', color: theme.vars.palette.text.secondary })),
)

/** A list of cards. */
export const Cards = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    '&:empty': { display: 'none' },
    '& > li': {
      minWidth: 0,
      padding: '10px 12px',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      backgroundColor: theme.vars.palette.surface,
      overflowWrap: 'anywhere',
    },
    '& b': { fontWeight: 600 },
    '& small': { display: 'block', marginTop: 4, color: theme.vars.palette.text.secondary, fontSize: '0.75rem' },
    '&[data-inside] > li': { borderColor: 'transparent', backgroundColor: theme.vars.palette.tint.warning },
    '&[data-inside] small': { color: 'inherit' },
  })),
)

/** What a person wrote, with its line breaks. */
export const WrittenText = styled('p')({ whiteSpace: 'pre-wrap' })

/** A list with a line between its items. */
export const Rows = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    '& > li': {
      display: 'grid',
      gap: 2,
      minWidth: 0,
      padding: '10px 0',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      overflowWrap: 'anywhere',
    },
    '& b': { fontWeight: 600 },
  })),
)

/** Two fields side by side. */
export const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 12,
  '&[data-thirds]': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3.5fr) minmax(0, 3.7fr)', gap: 8 },
})

/** Smaller fields with subdued labels. */
export const SlimField = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    minWidth: 0,
    '& input:not([type="checkbox"]), & select': { minHeight: 44, padding: '0 12px', fontSize: '0.875rem' },
    '& select': { paddingRight: 40 },
    '& textarea': { fontSize: '0.875rem' },
    '& label, & label b': {
      color: theme.vars.palette.text.secondary,
      fontFamily: theme.typography.fontFamily,
      fontSize: '0.8125rem',
      fontWeight: 550,
    },
  })),
)

/** A text button. */
export const WordButton = styled(Button)(
  themed(({ theme }) => ({
    '&&': {
      minHeight: 44,
      padding: '0 12px',
      color: theme.vars.palette.text.primary,
      fontSize: '0.875rem',
      fontWeight: 550,
      textDecoration: 'none',
    },
    '&&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary },
  })),
)
