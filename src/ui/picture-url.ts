export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 1200] as const
export type PictureFormat = 'avif' | 'webp'

/** A picture: its address without width and format, and what is known before it arrives. */
export type PictureSource = { path: string; alt: string; width: number; height: number; color: string }

export function pictureUrl(path: string, width: number, format: PictureFormat): string {
  return `${path}-${width}.${format}`
}

/** Every width on offer, for the browser to choose from. */
export function pictureSet(path: string, format: PictureFormat, widths: readonly number[] = pictureWidths): string {
  return widths.map((width) => `${pictureUrl(path, width, format)} ${width}w`).join(', ')
}
