import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

/** A shape beside the text, never colour alone. */
const Dot = styled('span')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      flex: 'none',
      width: 9,
      height: 9,
      border: `2px solid ${palette.text.secondary}`,
      borderRadius: '50%',
      '&[data-status="Pending"]': { borderColor: palette.warning.main },
      '&[data-status="Quoted"]': {
        backgroundColor: palette.accent.ground,
        borderColor: `color-mix(in srgb, ${palette.accent.ground} 70%, ${palette.text.primary})`,
      },
      '&[data-status="Won"]': { backgroundColor: palette.success.main, borderColor: palette.success.main },
      '&[data-status="Lost"]': { backgroundColor: palette.text.secondary },
      '&[data-status="Partial"]': {
        borderColor: palette.success.main,
        background: `linear-gradient(90deg, ${palette.success.main} 50%, transparent 50%)`,
      },
    }
  }),
)

const Word = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' })

export function StatusMark({ status }: { status: string }) {
  return (
    <Word>
      <Dot data-status={status} aria-hidden />
      {status}
    </Word>
  )
}
