import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localDate } from '#domain/time/plain-date.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { Button } from '#ui/button/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { productQueries } from '../queries.ts'

const Chart = onDemand(
  () => import('#ui/price/price-history-chart.tsx').then(({ PriceHistoryChart }) => PriceHistoryChart),
  <Skeleton height={300} />,
)

/** The pressed button is gone, and the focus would be with it. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** Loads and renders the price history on request only [S1-7-49]. */
export function PriceHistory({ sku }: { sku: string }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <div tabIndex={-1} ref={takeFocus}>
        <History sku={sku} />
      </div>
    )
  return (
    <>
      <p>See what it has cost over the last 12 months.</p>
      <Button type="button" onClick={() => setOpen(true)} style={{ marginTop: 16 }}>
        Show price history
      </Button>
    </>
  )
}

function History({ sku }: { sku: string }) {
  const { api, brand } = useApp()
  const { data, error, refetch } = useQuery(productQueries(api).priceHistory(sku))
  if (error)
    return (
      <ErrorState
        title="The price history could not be loaded"
        actions={
          <Button type="button" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    )
  if (!data) return <Skeleton height={300} />
  if (data.points.length === 0) return <p>We have no earlier prices for this product.</p>
  return <Chart points={data.points} country={brand.country} until={localDate(new Date())} />
}
