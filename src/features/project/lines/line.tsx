import { useMutation } from '@tanstack/react-query'
import { memo } from 'react'
import type { ProductNote, ProductVariation, ProjectProduct } from '#contract/project/project-parts.ts'
import { canEdit } from '#domain/cart/cart.ts'
import { reasonTexts } from '#domain/project/price/price-agreement.ts'
import { countText, moneyText, stockText } from '#domain/project/project-texts.ts'
import { Tick } from '#features/project/outline/tick.tsx'
import { useIsChosen } from '#features/project/page/project-state.ts'
import { shownRrp } from '#features/project/rules/project-variation.ts'
import { projectChanges } from '#features/project/saving/queries.ts'
import { ClipIcon, NoteIcon } from '#features/project/ui/icons.tsx'
import { useApp } from '#lib/app.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { ClockIcon, FilterIcon } from '#ui/icon/icons.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { lineClasses } from './line.styles.ts'
import { useLineContext } from './line-context.ts'
import type { LineDialog } from './line-dialogs.tsx'
import { hasTerms, LineMenu } from './line-menu.tsx'
import { LinePrice } from './line-price.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { LineTag } from './line-tag.tsx'
import { OrderLinks } from './order-links.tsx'
import { useNear } from './use-near.ts'

export type LineData = {
  line: ProjectProduct
  notes: readonly ProductNote[]
  variations: readonly ProductVariation[]
  fileCount: number
  /** It has a pending edit. */
  isWaiting: boolean
  /** Added on this device, at the price that it knows. */
  isUnpriced: boolean
}

type Props = LineData & {
  projectRef: string
  /** In the first viewport. */
  isFirst: boolean
  isPrinted: boolean
  onChoose: (productCode: string, isOn: boolean) => void
  onOpen: (dialog: LineDialog, productCode: string) => void
  onMove: (productCode: string, by: number) => void
}

/** One line; far from the viewport only its text is rendered, for the browser's search. On paper all are whole. */
export const Line = memo(function Line(props: Props) {
  const { projectRef, line, isFirst, isPrinted } = props
  const isChosen = useIsChosen(projectRef, line.productCode)
  const { ref, isNear, height } = useNear({ isNearAtFirst: isFirst })
  const attributes = { 'data-line': line.productCode, 'data-off': isChosen ? undefined : true }
  if (!isNear && !isPrinted)
    return (
      <li ref={ref} {...attributes} data-far style={height ? { minHeight: height } : undefined}>
        {line.title} {line.sku}
      </li>
    )
  return (
    <li ref={ref} {...attributes} aria-label={line.title}>
      <LineParts {...props} isChosen={isChosen} />
    </li>
  )
})

function LineParts({
  line,
  notes,
  variations,
  fileCount,
  isWaiting,
  isUnpriced,
  isPrinted,
  isChosen,
  onChoose,
  onOpen,
  onMove,
}: Props & { isChosen: boolean }) {
  const context = useLineContext()
  const { mutate, isPending, isError, variables } = useMutation(projectChanges(useApp().api, context).setQuantity())
  const { productCode, sku, title, orders = [] } = line
  const isEdit = context.mode === 'Edit'
  const quantity = isPending && variables ? variables.quantity : line.quantity
  const stock = stockText(line)
  const rrp = shownRrp(line, variations)
  const open = (dialog: LineDialog) => onOpen(dialog, productCode)
  const openTerms = isEdit && hasTerms(line) ? () => open('terms') : null
  const extras = [line.selectedWarranty, line.selectedInstall].filter((extra) => extra != null)
  return (
    <>
      <Tick
        label={`Select ${title}`}
        state={isChosen ? 'on' : 'off'}
        onChange={(isOn) => onChoose(productCode, isOn)}
      />
      <span className={lineClasses.image}>
        {line.image && <Picture picture={line.image} sizes="96px" alt="" ratio="1" widths={[96, 160, 240]} />}
      </span>
      <div className={lineClasses.text}>
        <h3>{line.uri ? <Anchor to={line.uri}>{title}</Anchor> : title}</h3>
        <div className={lineClasses.meta}>
          <span>{sku}</span>
          {rrp !== null && rrp > line.price && <span>RRP {moneyText(rrp)}</span>}
          {isEdit ? (
            <LineTag tone={stock.tone} label={`${stock.text}: where it is`} onPress={() => open('stock')}>
              {stock.text}
            </LineTag>
          ) : (
            <span data-tone={stock.tone}>{stock.text}</span>
          )}
        </div>
        {orders.length > 0 && (
          <div className={lineClasses.tags}>
            <span>{isEdit ? <OrderLinks orders={orders} /> : <span data-tone="good">Ordered</span>}</span>
          </div>
        )}
        {isWaiting && (
          <p className={lineClasses.waiting}>
            <ClockIcon size={14} />
            Waiting to send
          </p>
        )}
        {(extras.length > 0 ||
          (isEdit && line.agreed) ||
          variations.length > 0 ||
          (notes.length > 0 && !isPrinted) ||
          fileCount > 0) && (
          <div className={lineClasses.tags}>
            {extras.map(({ name, price }) => (
              <LineTag key={name} onPress={openTerms}>
                {name}, {moneyText(price)}
              </LineTag>
            ))}
            {isEdit && line.agreed && (
              <LineTag onPress={openTerms}>
                {reasonTexts[line.agreed.reason]}
                {line.agreed.competitor && `: ${line.agreed.competitor}`}
              </LineTag>
            )}
            {variations.map((variation) => (
              <LineTag key={variation.id} onPress={isEdit ? () => open('variations') : null}>
                <FilterIcon size={14} />
                {variation.comments || variation.variationSku}
              </LineTag>
            ))}
            {notes.length > 0 && !isPrinted && (
              <LineTag onPress={isEdit ? () => open('notes') : null}>
                <NoteIcon size={14} />
                {countText(notes.length, 'note')}
              </LineTag>
            )}
            {fileCount > 0 && (
              <LineTag onPress={null}>
                <ClipIcon size={14} />
                {countText(fileCount, 'file')}
              </LineTag>
            )}
          </div>
        )}
        {/* Paper opens no dialog. */}
        {isPrinted && notes.map((note) => <blockquote key={note.id}>{note.notes}</blockquote>)}
      </div>
      {isEdit && canEdit(line.editFlags, 'EditQuantity') ? (
        <LineQuantity
          title={title}
          value={line.quantity}
          hasFailed={isError}
          version={context.version}
          onSave={(newQuantity, how) => mutate({ sku, productCode, quantity: newQuantity, ...how })}
        />
      ) : (
        <span className={lineClasses.quantity}>Qty {line.quantity}</span>
      )}
      <LinePrice {...{ line, quantity, isUnpriced }} onEdit={openTerms} />
      {isEdit && <LineMenu line={line} onOpen={open} onMove={(by) => onMove(productCode, by)} />}
    </>
  )
}
