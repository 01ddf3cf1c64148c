import type { CSSProperties } from 'react'
import { isDarkGround } from '#domain/web/dark-background.ts'
import type { SaleSlot, SaleView } from './rules/sale.ts'

type Props = {
  sale: SaleView
  slot: SaleSlot
  /** Is beside text, so other images have priority. */
  isSign?: boolean
}

/** The image of a slot with the attributes from the server; renders nothing when the sale has none. */
export function SaleImage({ sale, slot, isSign = false }: Props) {
  const image = sale.images[slot]
  if (!image) return null
  const { class: className, alt = '', ...attributes } = image.attributes
  return (
    <img
      loading="lazy"
      decoding="async"
      fetchPriority={isSign ? 'low' : undefined}
      {...attributes}
      alt={alt}
      className={className}
      src={image.src}
      data-slot={slot}
    />
  )
}

/** The text beside an image; undefined when the artwork contains it. */
export const wordsOf = ({ sale, slot }: Props) => sale.images[slot]?.attributes['data-words']

/** Sets the sale's colour as the background, and a readable text colour. */
export function saleGround({ colour }: SaleView) {
  const style = { '--sale': colour } as CSSProperties // a custom property, which the type does not know
  return { style, 'data-light': (colour.startsWith('#') && !isDarkGround(colour)) || undefined }
}
