import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ProjectProduct } from '#contract/project/project-parts.ts'
import { stockText } from '#domain/project/project-texts.ts'
import { useApp } from '#lib/app.tsx'
import { projectQueries } from '#lib/query/project-queries.ts'
import { SkeletonText } from '#ui/feedback/skeleton.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { themed } from '#ui/themed.ts'
import { PartFailure } from './section-error.tsx'

export const DetailList = styled('dl')(
  themed(({ theme }) => ({
    margin: '12px 0 0',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 16,
      padding: '10px 0',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'right' },
    '& small': { display: 'block', color: theme.vars.palette.text.secondary },
  })),
)

/** Stock of a product by location. */
export function StockPlaces({ line, onClose }: { line: ProjectProduct; onClose: () => void }) {
  const { data, error, refetch } = useQuery(projectQueries(useApp().api).stock(line.sku))
  const total = data
    ? stockText({ availability: data.availability, stockQuantity: data.quantity, nextStockDate: data.nextDate })
    : null
  return (
    <Modal open size="small" title={`Stock of ${line.title}`} onClose={onClose}>
      {error && !data ? (
        <PartFailure title="An error occurred getting stock." error={error} onRetry={() => void refetch()} />
      ) : data && total ? (
        <>
          <p>{total.text}</p>
          <DetailList>
            {data.locations.map(({ name, quantity }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{quantity}</dd>
              </div>
            ))}
          </DetailList>
        </>
      ) : (
        <SkeletonText lines={4} />
      )}
    </Modal>
  )
}
