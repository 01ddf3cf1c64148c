import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

export const FileActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginLeft: -12 })

export const FailedFile = styled('li')(
  themed(({ theme }) => ({
    '&&': { borderColor: theme.vars.palette.error.main },
    '& [role="alert"]': { color: theme.vars.palette.error.main, fontSize: '0.875rem', lineHeight: 1.45 },
  })),
)

export const ProgressBar = styled('progress')(
  themed(({ theme }) => ({
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 6,
    marginTop: 6,
    border: 0,
    borderRadius: 3,
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.divider,
    '&::-webkit-progress-bar': { backgroundColor: theme.vars.palette.divider },
    '&::-webkit-progress-value': { backgroundColor: theme.vars.palette.text.primary },
    '&::-moz-progress-bar': { backgroundColor: theme.vars.palette.text.primary },
  })),
)
