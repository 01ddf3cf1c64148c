import { styled } from '@mui/material/styles'

export const conditionTexts = {
  cosmetic: 'Cosmetic Imperfection',
  new: 'New Condition',
  runout: 'Brand New Runout',
  'brand-new': 'New Condition',
  unavailable: 'Unavailable',
} as const
export type Condition = keyof typeof conditionTexts

const Root = styled('span')(({ theme }) => {
  const { palette, shape } = theme.vars
  return {
    display: 'inline-flex',
    alignItems: 'center',
    padding: '3px 8px',
    border: '1px solid currentColor',
    borderRadius: shape.small,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    fontSize: '0.75rem',
    fontWeight: 700,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    '&.condition-cosmetic': { color: palette.warning.main },
    '&.condition-new, &.condition-brand-new': { color: palette.success.main },
    '&.condition-brand-new': { backgroundColor: palette.tint.success },
    '&.condition-unavailable': { color: palette.text.secondary, borderStyle: 'dashed' },
  }
})

/** What state a product is in [S1-2.10-08]. */
export function ConditionTag({ condition }: { condition: Condition }) {
  return <Root className={`condition condition-${condition}`}>{conditionTexts[condition]}</Root>
}

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.vars.palette.warning.main,
}))

/** [S1-2.10-09] */
export function MissingParts({ text }: { text: string | null | undefined }) {
  return text ? <Note>Missing parts: {text}</Note> : null
}
