import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ProjectProduct } from '#contract/project/project-parts.ts'
import { dayText, moneyText, stockText } from '#domain/project/project-texts.ts'
import { localDate } from '#domain/time/plain-date.ts'
import { useApp } from '#lib/app.tsx'
import { projectQueries } from '#lib/query/project-queries.ts'
import { useProject } from '#offline/project/project-context.ts'
import { Link } from '#ui/button/link.tsx'
import { SkeletonText } from '#ui/feedback/skeleton.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { PartFailure } from './section-error.tsx'
import { DetailList } from './stock-places.tsx'

const Ours = styled('p')({ fontVariantNumeric: 'tabular-nums lining-nums' })

/** Prices of competitors for a product, beside its current price. */
export function CompetitorPrices({ line, onClose }: { line: ProjectProduct; onClose: () => void }) {
  const { api } = useApp()
  const { projectId } = useProject()
  const { data, error, refetch } = useQuery(projectQueries(api).competitorPrices(line.sku))
  // Loaded now: the project may have been open for hours.
  const { data: now = line } = useQuery(projectQueries(api).listItem(line.sku, projectId))
  return (
    <Modal open size="small" title={`Competitor prices for ${line.title}`} onClose={onClose}>
      <Ours>
        Ours {moneyText(now.price)}
        {now.livePrice !== null && now.livePrice !== now.price && `, live ${moneyText(now.livePrice)}`}.{' '}
        {stockText(now).text}.
      </Ours>
      {error && !data ? (
        <PartFailure
          title="An error occurred getting competitor prices."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Prices prices={data} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Modal>
  )
}

type Price = { competitor: string; price: number; url: string; checkedAt: string }

function Prices({ prices }: { prices: readonly Price[] }) {
  if (prices.length === 0) return <p>We know of no other shop that sells it.</p>
  return (
    <DetailList>
      {prices.map(({ competitor, price, url, checkedAt }) => (
        <div key={url}>
          <dt>
            <Link to={url} target="_blank" rel="noreferrer">
              {competitor}
            </Link>
            <small>Checked {dayText(localDate(new Date(checkedAt)))}</small>
          </dt>
          <dd>
            <b>{moneyText(price)}</b>
          </dd>
        </div>
      ))}
    </DetailList>
  )
}
