import { expect, it } from 'vitest'
import { type Breakpoint, breakpointAt, breakpoints, isMobileOrTablet, phoneUpTo } from './breakpoints.ts'

it('starts at 0, 520, 768, 975 and 1200 px [S1-9-13]', () => {
  expect(breakpoints).toEqual({ xl: 1200, lg: 975, md: 768, sm: 520, xs: 0 })
  const widths = [0, 519, 520, 767, 768, 974, 975, 1199, 1200]
  expect(widths.map(breakpointAt)).toEqual(['xs', 'xs', 'sm', 'sm', 'md', 'md', 'lg', 'lg', 'xl'])
  expect(phoneUpTo).toBe(767)
})

it('counts xs, sm and md as mobile or tablet [S3-9-14]', () => {
  const names: Breakpoint[] = ['xs', 'sm', 'md', 'lg', 'xl']
  expect(names.map(isMobileOrTablet)).toEqual([true, true, true, false, false])
})
