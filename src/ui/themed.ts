import { unstable_memoTheme } from '@mui/material/utils'

/** For styles that depend only on the theme: computed once per theme instead of once per element. */
export const themed = unstable_memoTheme
