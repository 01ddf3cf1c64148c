import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { SharedProject } from '#contract/project/project-quote.ts'
import { withGst } from '#domain/project/price/project-price.ts'
import { countText, moneyText } from '#domain/project/project-texts.ts'
import { telLink } from '#domain/web/tel-link.ts'
import { useApp } from '#lib/app.tsx'
import { useLateOffline } from '#lib/boot/lazy-offline.ts'
import { paths } from '#lib/page/paths.ts'
import { needsConnection } from '#offline/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { CartIcon, PhoneIcon } from '#ui/icon/icons.tsx'
import { PrintIcon } from '#ui/icon/task-icons.tsx'
import { MailIcon } from '#ui/icon/tool-icons.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { themed } from '#ui/themed.ts'
import { chosenSums, type SharedGroup } from './shared-folders.ts'
import { sharedToCart } from './shared-queries.ts'

export const Card = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    padding: 20,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.surface,
    '& h2': { ...theme.typography.h3, fontSize: '1.375rem' },
    '& dl': { display: 'grid', gap: 8, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums lining-nums' },
    '& dl > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 12 },
    '& dl > :last-of-type': {
      paddingTop: 12,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      fontSize: '1rem',
      fontWeight: 650,
      '& dd': { fontSize: '1.625rem' },
    },
    '& small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
    '@media print': {
      breakInside: 'avoid',
      // A number to call, no button.
      '& a[href^="tel"]': { display: 'flex', justifyContent: 'start', minHeight: 0, padding: 0, border: 0 },
    },
  })),
)

type SelectionProps = {
  shareId: string
  shared: SharedProject
  groups: readonly SharedGroup[]
  off: ReadonlySet<string>
}

/** Total of the selection, and the button to the cart at the held prices. */
export function SharedSelection({ shareId, shared, groups, off }: SelectionProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const app = useApp()
  const { brand } = app
  const { mutate, isPending } = useMutation(sharedToCart(app, shareId))
  const isOffline = useLateOffline()
  const sums = chosenSums(groups, off)
  const codes = sums.flatMap((group) => group.codes)
  const { products } = shared.cart
  const isOrdered = products.length > 0 && products.every(({ ordered }) => ordered)
  const unchosen = isOrdered ? 'Everything is ordered. Select a product to order it again' : 'Select a product first'
  const reason = isOffline ? needsConnection : codes.length === 0 ? unchosen : null

  function toCart() {
    mutate(codes, {
      onSuccess: async ({ messages }) => {
        await navigate(paths.cart())
        for (const text of messages) toast.show({ text, tone: 'warning', stay: 'closed' })
      },
    })
  }

  return (
    <Card aria-label="Your selection">
      <h2>Your selection</h2>
      <dl>
        {sums.map(({ id, title, total }) => (
          <div key={id}>
            <dt>{brand.flags.pricesExGst ? `${title}, ex GST` : title}</dt>
            <dd>{moneyText(total)}</dd>
          </div>
        ))}
        <div>
          <dt>Total</dt>
          <dd>
            {moneyText(
              withGst(
                sums.map(({ total }) => ({ lineTotal: total })),
                brand,
              ),
            )}
          </dd>
        </div>
      </dl>
      <small>
        {codes.length} of {countText(products.length, 'product')}, GST included. Delivery at checkout.
      </small>
      {reason && <small>{reason}</small>}
      <Button
        type="button"
        variant="primary"
        wide
        icon={<CartIcon />}
        busy={isPending}
        busyText="Adding to the cart"
        aria-disabled={reason ? true : undefined}
        onClick={() => reason ?? toCart()}
      >
        Add selected to cart
      </Button>
      <Button type="button" wide icon={<PrintIcon size={18} />} onClick={() => print()}>
        Print or save as PDF
      </Button>
    </Card>
  )
}

/** Contact of the store or salesperson. */
export function SharedContact({ salesperson, store }: Pick<SharedProject, 'salesperson' | 'store'>) {
  if (!salesperson && !store) return null
  return (
    <Card aria-label="Your contact">
      <div>
        <b>{salesperson?.name ?? store?.name}</b>
        {salesperson && store && (
          <div>
            <small>{store.name}</small>
          </div>
        )}
      </div>
      {store?.phone && (
        <ButtonLink wide to={telLink(store.phone)} icon={<PhoneIcon size={18} />}>
          {store.phone}
        </ButtonLink>
      )}
      {salesperson?.email && (
        <ButtonLink wide to={`mailto:${salesperson.email}`} icon={<MailIcon size={18} />}>
          Write to {salesperson.name.split(' ')[0]}
        </ButtonLink>
      )}
      {store && <small>{store.address}</small>}
    </Card>
  )
}
