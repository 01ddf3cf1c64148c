import { unstable_memoTheme } from '@mui/material/utils'

/** For styles that depend on the theme alone: worked out once for a theme instead of once for every element on the page. */
export const themed = unstable_memoTheme
