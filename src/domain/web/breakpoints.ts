/** Least widths in px. */
export const breakpoints = { xs: 0, sm: 520, md: 768, lg: 975, xl: 1200 } as const

export type Breakpoint = keyof typeof breakpoints

/** From this width on there is space beside the content, not only around it. */
export const extraWideFrom = 1570

/** Phone layouts hold up to this width. */
export const phoneUpTo = breakpoints.md - 1

const mobileOrTablet: readonly Breakpoint[] = ['xs', 'sm', 'md']

const widestFirst: readonly Breakpoint[] = ['xl', 'lg', 'md', 'sm', 'xs']

export function breakpointAt(width: number): Breakpoint {
  return widestFirst.find((name) => width >= breakpoints[name]) ?? 'xs'
}

export function isMobileOrTablet(breakpoint: Breakpoint): boolean {
  return mobileOrTablet.includes(breakpoint)
}
