import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { conditionTag, missingPartsNote } from '#domain/catalogue/condition.ts'
import { themed } from '#ui/themed.ts'

const label = ({ palette, shape }: Theme['vars']): CSSObject => ({
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
  '&.condition-cosmetic': { color: palette.warning.main },
  '&.condition-new, &.condition-brand-new': { color: palette.success.main },
  '&.condition-brand-new': { backgroundColor: palette.tint.success },
  '&.condition-unavailable': { color: palette.text.secondary, borderStyle: 'dashed' },
})

const inColors = ({ ground, ink }: { ground: string; ink: string }): CSSObject => ({
  backgroundColor: ground,
  color: ink,
})

/** Paper tags with a hole for the string, in shops that sell by grade. */
function hanging({ vars, styles: { hangingTags } }: Theme): CSSObject {
  if (!hangingTags) return {}
  return {
    // The longest condition fits a card of the narrowest list.
    padding: '5px 6px 5px 18px',
    border: 0,
    borderRadius: 0,
    clipPath: 'polygon(10px 0, 100% 0, 100% 100%, 10px 100%, 0 50%)',
    fontSize: '0.875rem',
    lineHeight: 1.2,
    '&::before': {
      content: '""',
      width: 6,
      height: 6,
      marginLeft: -12,
      marginRight: 6,
      borderRadius: '50%',
      backgroundColor: 'currentColor',
    },
    '&.condition-cosmetic': inColors(hangingTags.cosmetic),
    '&.condition-new, &.condition-brand-new': inColors(hangingTags.new),
    // Replaces the background above, which has the same selector.
    '&.condition-brand-new': inColors(hangingTags.new),
    '&.condition-runout': inColors(hangingTags.runout),
    '&.condition-unavailable': { color: vars.palette.text.secondary },
  }
}

const Root = styled('span')(themed(({ theme }) => ({ ...label(theme.vars), ...hanging(theme) })))

/** The condition of a product [S1-2.10-08]. */
export function ConditionTag({ condition }: { condition: string | null | undefined }) {
  const tag = conditionTag(condition)
  return tag && <Root className={`condition condition-${tag.style}`}>{tag.text}</Root>
}

const Note = styled('p')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    fontWeight: 600,
    color: theme.vars.palette.warning.main,
  })),
)

/** [S1-2.10-09] */
export function MissingParts({ text }: { text: string | null | undefined }) {
  const note = missingPartsNote(text)
  return note && <Note>{note}</Note>
}
