const channel = (part: string) => {
  const value = Number.parseInt(part, 16) / 255
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** True for a ground that wants light text; only `#rrggbb` can be judged. */
export function isDarkGround(color: string): boolean {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(color.trim()) ?? []
  if (!red || !green || !blue) return false
  const luminance = 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
  // Where both have the same contrast.
  return luminance < 0.179
}
