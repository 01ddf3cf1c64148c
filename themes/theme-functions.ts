/**
 * The functions of a theme that MUI's components call. The themes of the client build are data and get these, those of
 * server and development too, so that both write the same styles.
 */
export const themeFunctions = {
  /** MUI's own reads variables for the channels of each colour, which would double the colours of a page. */
  alpha: (color: string, opacity: number | string) =>
    `color-mix(in srgb, ${color} calc((${opacity}) * 100%), transparent)`,
  spacing: (...steps: number[]) => steps.map((step) => `${step * 4}px`).join(' '),
}

export const pxToRem = (px: number) => `${px / 16}rem`
