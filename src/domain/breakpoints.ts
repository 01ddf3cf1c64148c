/** Least widths in px. */
export const breakpoints = { xs: 0, sm: 520, md: 768, lg: 975, xl: 1200 } as const

export type Breakpoint = keyof typeof breakpoints

/** A further width, above the named ones. */
export const extraWideFrom = 1570

/** Mobile layouts hold up to these widths; tablets start one above the first, the desktop navigation above the second. */
export const mobileUpTo = { phone: breakpoints.md - 1, navigation: breakpoints.lg - 1 } as const

const mobileOrTablet: readonly Breakpoint[] = ['xs', 'sm', 'md']

const widestFirst: readonly Breakpoint[] = ['xl', 'lg', 'md', 'sm', 'xs']

export function breakpointAt(width: number): Breakpoint {
  return widestFirst.find((name) => width >= breakpoints[name]) ?? 'xs'
}

export function isMobileOrTablet(breakpoint: Breakpoint): boolean {
  return mobileOrTablet.includes(breakpoint)
}
