import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

const Root = styled('span')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      '&::before': {
        content: '""',
        flex: 'none',
        width: 10,
        height: 10,
        borderRadius: '50%',
        border: `2px solid ${palette.text.secondary}`,
      },
      '&[data-status="Quoted"]::before': { backgroundColor: palette.accent.ground },
      '&[data-status="Won"]::before': { borderColor: palette.success.main, backgroundColor: palette.success.main },
      '&[data-status="Lost"]::before': { backgroundColor: palette.text.secondary },
      '&[data-status="Pending"]::before': { borderColor: palette.warning.main },
      '&[data-status="Partial"]::before': {
        borderColor: palette.success.main,
        background: `linear-gradient(90deg, ${palette.success.main} 50%, transparent 50%)`,
      },
    }
  }),
)

/** A shape and a text, because colour alone is not accessible. */
export const StatusMark = ({ status }: { status: string }) => <Root data-status={status}>{status}</Root>
