import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

/** The width of the page: 1280 px with margins of 24 px, 16 px on phones. */
export const Container = styled('div')(
  themed(({ theme }) => ({
    width: '100%',
    maxWidth: 1280,
    marginInline: 'auto',
    paddingInline: 16,
    [theme.breakpoints.up('md')]: { paddingInline: 24 },
  })),
)
