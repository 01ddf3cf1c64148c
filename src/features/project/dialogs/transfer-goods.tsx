import { styled } from '@mui/material/styles'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Input } from '#ui/form/text-field.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { type Chosen, type Goods, piecesOf, ticked, withPieces } from './transfer-choice.ts'

const List = styled('ul')(
  themed(({ theme }) => ({
    maxHeight: 360,
    overflowY: 'auto',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 60,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& > li > div': { flex: 1, minWidth: 0 },
    '& small': { color: theme.vars.palette.text.secondary },
    [theme.breakpoints.down('md')]: { maxHeight: 260 },
  })),
)

const Named = styled('span')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    '& i': { height: 48, overflow: 'hidden', borderRadius: theme.vars.shape.small },
  })),
)

const Pieces = styled('span')({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  whiteSpace: 'nowrap',
  '& input': { width: 64, minHeight: 44, padding: '0 8px', textAlign: 'center' },
})

type Props = { goods: readonly Goods[]; chosen: Chosen; isBusy: boolean; onChange: (chosen: Chosen) => void }

/** The lines that can be transferred, each with its quantity. */
export function TransferGoods({ goods, chosen, isBusy, onChange }: Props) {
  return (
    <List aria-label="Products">
      {goods.map((line) => {
        const pieces = piecesOf(chosen, line)
        return (
          <li key={line.productCode}>
            <Checkbox
              label={
                <Named>
                  <i>
                    {line.image && <Picture picture={line.image} sizes="48px" alt="" ratio="1" widths={[96, 160]} />}
                  </i>
                  <span>
                    {line.title}
                    <small>{line.productCode}</small>
                  </span>
                </Named>
              }
              checked={pieces !== undefined}
              onChange={(event) => isBusy || onChange(ticked(chosen, line, event.currentTarget.checked))}
            />
            {pieces !== undefined && line.quantity > 1 && (
              <Pieces>
                <Input
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={line.quantity}
                  readOnly={isBusy}
                  aria-label={`Quantity of ${line.title}`}
                  value={pieces}
                  onChange={(event) => onChange(withPieces(chosen, line, event.currentTarget.valueAsNumber))}
                />
                <small>of {line.quantity}</small>
              </Pieces>
            )}
          </li>
        )
      })}
    </List>
  )
}
