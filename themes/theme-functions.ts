/** MUI's own reads variables for the channels of each colour, which would double the colours of a page. */
const alpha = (color: string, opacity: number | string) =>
  `color-mix(in srgb, ${color} calc((${opacity}) * 100%), transparent)`
const spacing = (...steps: number[]) => steps.map((step) => `${step * 4}px`).join(' ')
const pxToRem = (px: number) => `${px / 16}rem`

/**
 * Adds the functions that MUI's components call. The themes of the client build are data; those of server and
 * development get the same functions, so that all write the same styles.
 */
export const withFunctions = <Data extends { typography: object }>(theme: Data) => ({
  ...theme,
  alpha,
  spacing,
  typography: { ...theme.typography, pxToRem },
})
