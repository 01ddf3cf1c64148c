import { styled } from '@mui/material/styles'
import type { ProjectProduct } from '#contract/project/project-parts.ts'
import { isOnRequest as isWithoutPrice } from '#domain/project/price/project-price.ts'
import { moneyText, shortDayText } from '#domain/project/project-texts.ts'
import { readIsoDate } from '#domain/time/plain-date.ts'
import { ArrowUpIcon } from '#features/project/ui/icons.tsx'
import { LockIcon } from '#ui/icon/icons.tsx'
import { ArrowDownIcon, UnlockIcon } from '#ui/icon/tool-icons.tsx'
import { themed } from '#ui/themed.ts'
import { lineClasses } from './line.styles.ts'
import { useLineContext } from './line-context.ts'

type Props = { line: ProjectProduct; quantity: number }

/** The total opens the terms of the line. */
const Press = styled('button')(
  themed(({ theme }) => ({
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'inherit',
    cursor: 'pointer',
    '& b': { borderBottom: `1px dashed ${theme.vars.palette.control}` },
    '&:hover b': { borderBottomStyle: 'solid' },
    // A figure there, no button.
    '@media print': { '&&': { display: 'inline', minHeight: 0 }, '& b': { border: 0 } },
  })),
)

/** The total of a line with its details, three lines at most; a live price is only a hint and never applied. */
export function LinePrice({
  line,
  quantity,
  isUnpriced,
  onEdit,
}: Props & { isUnpriced: boolean; onEdit: (() => void) | null }) {
  const Words = useLineContext().mode === 'Edit' ? StaffWords : CustomerWords
  const total = quantity === line.quantity ? line.lineTotal : (line.lineTotal / line.quantity) * quantity
  const isOnRequest = !isUnpriced && isWithoutPrice(line.price, line.wasPrice)
  const text = isOnRequest ? 'On request' : moneyText(total)
  const sum = <b className={lineClasses.total}>{text}</b>
  return (
    <div className={lineClasses.price}>
      {onEdit ? (
        <Press type="button" aria-label={`${text}: price and extras of ${line.title}`} onClick={onEdit}>
          {sum}
        </Press>
      ) : (
        sum
      )}
      {isUnpriced && <span data-live="open">Price to be confirmed</span>}
      {!isOnRequest && <Words line={line} quantity={quantity} />}
    </div>
  )
}

const eachText = ({ line, quantity }: Props) => `${quantity} × ${moneyText(line.price)}`

function StaffWords({ line, quantity }: Props) {
  const { lockedPrice, livePrice, addedSinceLock } = line
  const isLocked = lockedPrice !== null
  const differs = isLocked && livePrice !== null && livePrice !== lockedPrice
  return (
    <>
      {(isLocked || quantity > 1) && (
        <span>
          {isLocked && <LockIcon size={14} label={quantity > 1 ? 'Locked' : undefined} />}
          {quantity > 1 ? eachText({ line, quantity }) : 'Locked'}
        </span>
      )}
      <Was line={line} quantity={quantity} />
      {differs && line.wasPrice === null && <LiveHint live={livePrice} locked={lockedPrice} />}
      {addedSinceLock && (
        <>
          <span data-live="open">
            <UnlockIcon size={14} />
            Live price
          </span>
          <span>Added since lock</span>
        </>
      )}
    </>
  )
}

/** The price without the agreement. */
function Was({ line: { wasPrice }, quantity }: Props) {
  if (wasPrice === null) return null
  return (
    <span>
      Was <s>{moneyText(wasPrice)}</s>
      {quantity > 1 && ' each'}
    </span>
  )
}

function LiveHint({ live, locked }: { live: number; locked: number }) {
  const way = live > locked ? 'up' : 'down'
  const Arrow = way === 'up' ? ArrowUpIcon : ArrowDownIcon
  return (
    <span data-live={way}>
      <Arrow size={14} />
      Live {moneyText(live)}
    </span>
  )
}

/** What a customer may see: whether the price is held, never the live price. */
function CustomerWords({ line, quantity }: Props) {
  const { priceLock } = useLineContext()
  const until = readIsoDate(priceLock?.expiryDate)
  return (
    <>
      {quantity > 1 && <span>{eachText({ line, quantity })}</span>}
      <Was line={line} quantity={quantity} />
      {line.lockedPrice !== null && (
        <span>
          <LockIcon size={14} />
          {until ? `Held until ${shortDayText(until)}` : 'Held'}
        </span>
      )}
      {line.addedSinceLock && <span>Today’s price</span>}
    </>
  )
}
