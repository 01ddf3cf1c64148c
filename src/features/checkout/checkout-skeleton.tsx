import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Waiting } from '#ui/feedback/waiting.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'
import { CheckoutColumns } from './checkout-columns.ts'

const Fields = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', '& > [data-wide]': { gridColumn: '1 / -1' } },
  })),
)
const Field = styled('div')({ display: 'grid', gap: 10 })

// On phones the summary is a bar across the screen.
const Summary = styled('div')(
  themed(({ theme }) => ({
    '& > [data-part="bar"]': { margin: '0 -16px' },
    '& > [data-part="panel"]': { display: 'none' },
    [theme.breakpoints.up('md')]: { '& > [data-part="bar"]': { margin: '0 -24px' } },
    [theme.breakpoints.up('lg')]: {
      '& > [data-part="bar"]': { display: 'none' },
      '& > [data-part="panel"]': { display: 'block' },
    },
  })),
)
const Rows = styled('div')({ display: 'grid', gap: 16 })

function FieldShape({ isWide, hasHint }: { isWide?: boolean; hasHint?: boolean }) {
  return (
    <Field data-wide={isWide || undefined}>
      <Skeleton width={96} />
      {hasHint && <Skeleton width={168} />}
      <Skeleton height={48} />
    </Field>
  )
}

/** The form and the summary in their measures, while the order is loading. */
export function CheckoutSkeleton({ title }: { title: ReactNode }) {
  return (
    <CheckoutColumns>
      <header>{title}</header>
      <Waiting>
        <Panel title="Contact details">
          <Fields>
            <FieldShape hasHint />
            <FieldShape hasHint />
            <Skeleton width={240} height={48} />
          </Fields>
        </Panel>
        <Panel title="Delivery address">
          <Fields>
            <FieldShape />
            <FieldShape />
            <FieldShape isWide hasHint />
            <FieldShape isWide />
          </Fields>
        </Panel>
        <Panel title="Delivery date">
          <Skeleton height={320} />
        </Panel>
      </Waiting>
      <aside>
        <Summary>
          <div data-part="bar">
            <Skeleton height={53} borderRadius={0} />
          </div>
          <div data-part="panel">
            <Panel title="Your order">
              <Rows>
                <Skeleton height={64} />
                <Skeleton height={48} />
                <Skeleton height={96} />
              </Rows>
            </Panel>
          </div>
        </Summary>
      </aside>
    </CheckoutColumns>
  )
}
