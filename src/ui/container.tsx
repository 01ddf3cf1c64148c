import { styled } from '@mui/material/styles'
import { themed } from './themed.ts'

/** The page's width: 1280 with 24 on each side, 16 on phones. */
export const Container = styled('div')(
  themed(({ theme }) => ({
    width: '100%',
    maxWidth: 1280,
    marginInline: 'auto',
    paddingInline: 16,
    [theme.breakpoints.up('md')]: { paddingInline: 24 },
  })),
)
