/** Colour arithmetic on six-digit hex values. */

const channel = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
const rgb = (hex: string) => [channel(hex, 1), channel(hex, 3), channel(hex, 5)] as const
const twoDigits = (value: number) => Math.round(value).toString(16).padStart(2, '0')
const linear = (value: number) =>
  value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4

export function luminance(hex: string) {
  const [red, green, blue] = rgb(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrast(foreground: string, background: string) {
  const [first, second] = [luminance(foreground), luminance(background)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Blends `share` of `over` into `under`. */
export function mix(under: string, over: string, share: number) {
  const [top, bottom] = [rgb(over), rgb(under)]
  const blend = (index: 0 | 1 | 2) => twoDigits(bottom[index] * (1 - share) + top[index] * share)
  return `#${blend(0)}${blend(1)}${blend(2)}`
}
