const steps = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const

/** A number of bytes for people: `3.4 MB`. */
export function sizeText(bytes: number): string {
  const step = Math.min(steps.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const value = bytes / 1000 ** step
  return `${value < 10 && step > 0 ? value.toFixed(1) : Math.round(value)} ${steps[step]}`
}
