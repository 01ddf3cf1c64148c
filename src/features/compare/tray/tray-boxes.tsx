import { useRef } from 'react'
import type { CompareItem } from '#contract/catalogue/compare.ts'
import { compareLimits } from '#domain/catalogue/compare-list.ts'
import { formatComparePrice } from '#domain/money/price-format.ts'
import { truncate, truncateLimits } from '#domain/web/truncate.ts'
import { useApp } from '#lib/app.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { CloseIcon } from '#ui/icon/icons.tsx'
import { Glide, itemsOf } from '#ui/layout/glide.ts'
import type { CompareItems } from '../compare-source.ts'
import { Boxes, BoxTitle } from './tray.styles.ts'
import { type TrayKind, trayKinds } from './tray-kinds.ts'

type Props = { id: string; kind: TrayKind; items: CompareItems; onRemove: (sku: string) => void }

/** One box per possible product, with a label in the empty ones [S1-2.3-08]. */
export function TrayBoxes({ id, kind, items, onRemove }: Props) {
  const boxes = useRef<HTMLUListElement>(null)
  const free = Array.from({ length: Math.max(0, compareLimits.max - items.length) }, (_, index) => `free ${index}`)
  return (
    <Boxes id={id} ref={boxes}>
      {items.map((item) => (
        <ProductBox key={item.sku} item={item} onRemove={onRemove} />
      ))}
      {free.map((key) => (
        <li key={key} data-empty>
          {trayKinds[kind].empty}
        </li>
      ))}
      <Glide order={items.map(({ sku }) => sku).join()} items={itemsOf(boxes)} />
    </Boxes>
  )
}

function ProductBox({ item, onRemove }: { item: CompareItem; onRemove: (sku: string) => void }) {
  const { country, flags } = useApp().brand
  const { sku, title, price, image } = item
  const isTaxLeftOut = flags.pricesExGst && price !== null && price > 0
  return (
    <li>
      <img src={image} alt="" width={64} height={64} />
      <p>
        <BoxTitle>{truncate(title, truncateLimits.compareTitle)}</BoxTitle>
        <b>
          {formatComparePrice(price, country)}
          {isTaxLeftOut && ' ex GST'}
        </b>
      </p>
      <IconButton label={`Remove ${title}`} onClick={() => onRemove(sku)}>
        <CloseIcon size={18} />
      </IconButton>
    </li>
  )
}
