export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 1200] as const
export type PictureFormat = 'avif' | 'webp'

/** An image: its address without width and format, and the data for its placeholder. */
export type PictureSource = { path: string; alt: string; width: number; height: number; color: string }

export function pictureUrl(path: string, width: number, format: PictureFormat): string {
  return `${path}-${width}.${format}`
}

/** The srcset of all widths. */
export function pictureSet(path: string, format: PictureFormat, widths: readonly number[] = pictureWidths): string {
  return widths.map((width) => `${pictureUrl(path, width, format)} ${width}w`).join(', ')
}
