import { styled } from '@mui/material/styles'
import type { SharedProject } from '#contract/project/project-quote.ts'
import { isOnRequest } from '#domain/project/price/project-price.ts'
import { moneyText, shortDayText, stockText } from '#domain/project/project-texts.ts'
import { readIsoDate } from '#domain/time/plain-date.ts'
import { Anchor } from '#ui/button/link.tsx'
import { tickBox } from '#ui/form/tick.styles.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import type { SharedLine as Line } from './shared-folders.ts'

const Root = styled('li')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'grid',
      gridTemplateColumns: '44px 104px minmax(0, 1fr) auto',
      columnGap: 16,
      padding: '16px 0',
      borderBottom: `1px solid ${palette.divider}`,
      '& > label': { display: 'grid', alignContent: 'start', minHeight: 44, paddingTop: 6, cursor: 'pointer' },
      '& h3': { fontFamily: theme.typography.fontFamily, fontSize: '1rem', fontWeight: 600, lineHeight: 1.3 },
      '& small': { display: 'block', fontSize: '0.8125rem', color: palette.text.secondary },
      '& [data-tone]': { fontSize: '0.8125rem' },
      '& [data-tone="good"]': { color: palette.success.main },
      '& [data-tone="soon"]': { color: palette.warning.main },
      '& [data-tone="none"]': { color: palette.error.main },
      '& blockquote': {
        margin: '8px 0 0',
        padding: '8px 12px',
        borderLeft: `3px solid ${palette.accent.ground}`,
        backgroundColor: palette.surface,
        fontSize: '0.875rem',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      },
      [theme.breakpoints.down('md')]: {
        gridTemplateColumns: '44px 72px minmax(0, 1fr)',
        columnGap: 12,
      },
      // Paper has room for the price beside the text, though it is as narrow as a phone.
      '@media print': {
        gridTemplateColumns: '44px 72px minmax(0, 1fr) auto',
        padding: '10px 0',
        breakInside: 'avoid',
        '& input': { printColorAdjust: 'exact' },
      },
    }
  }),
)

const Price = styled('div')(
  themed(({ theme }) => ({
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    [theme.breakpoints.down('md')]: {
      '@media screen': { gridColumn: 3, marginTop: 8, textAlign: 'left' },
    },
  })),
)

const Tick = styled('input')(themed(tickBox))

type Props = {
  line: Line
  shared: SharedProject
  isChosen: boolean
  onChoose: (isOn: boolean) => void
}

/** One product of a shared project with its notes and the customer's price. */
export function SharedLine({ line, shared, isChosen, onChoose }: Props) {
  const { productCode, sku, title, quantity, available = true, ordered = false, image, uri } = line
  const stock = available ? stockText(line) : { tone: 'none', text: 'Currently unavailable' }
  const state = ordered ? { tone: 'good', text: 'Ordered' } : stock
  const notes = shared.productNotes.filter((note) => note.sku === sku || note.sku === productCode)
  const variations = shared.productVariations.filter((variation) => variation.productCode === productCode)
  const extras = [line.selectedWarranty, line.selectedInstall].filter((extra) => extra != null)
  const words = [
    sku,
    `Qty ${quantity}`,
    ...extras.map(({ name, price }) => `${name} ${moneyText(price)}`),
    ...variations.map(({ comments, variationSku }) => comments || variationSku),
  ]
  return (
    <Root data-line={productCode}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: a larger touch target around the checkbox, which has its own name */}
      <label>
        <Tick
          type="checkbox"
          aria-label={`Select ${title}`}
          checked={isChosen}
          disabled={!available}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </label>
      <span>{image && <Picture picture={image} sizes="104px" alt="" ratio="1" widths={[96, 160, 240]} />}</span>
      <div>
        <h3>{uri ? <Anchor to={uri}>{title}</Anchor> : title}</h3>
        <small>{words.join(' · ')}</small>
        <span data-tone={state.tone}>{state.text}</span>
        {notes.map(({ id, notes: text }) => (
          <blockquote key={id}>{text}</blockquote>
        ))}
      </div>
      <Price>
        {isOnRequest(line.price, line.wasPrice) ? (
          <b>Price on request</b>
        ) : (
          <Amounts line={line} heldUntil={shared.heldUntil} />
        )}
      </Price>
    </Root>
  )
}

function Amounts({ line, heldUntil }: { line: Line } & Pick<SharedProject, 'heldUntil'>) {
  const { lineTotal, quantity, wasPrice } = line
  return (
    <>
      <b>{moneyText(lineTotal)}</b>
      {quantity > 1 && (
        <small>
          {quantity} × {moneyText(lineTotal / quantity)}
        </small>
      )}
      {wasPrice !== null && (
        <small>
          Was <s>{moneyText(wasPrice)}</s>
          {quantity > 1 && ' each'}
        </small>
      )}
      <small>{heldText(line, heldUntil)}</small>
    </>
  )
}

function heldText({ lockedPrice }: Line, heldUntil: string | null): string {
  if (lockedPrice === null) return 'Today’s price'
  const until = readIsoDate(heldUntil)
  return until ? `Held to ${shortDayText(until)}` : 'Price held'
}
