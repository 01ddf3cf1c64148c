import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { sizeText } from '#domain/web/size-text.ts'
import { useApp } from '#lib/app.tsx'
import { TextButton } from '#ui/button/text-button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { DownloadIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { productDetailQueries } from '../detail-queries.ts'

const List = styled('ul')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 24,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 44,
      color: theme.vars.palette.link,
      fontWeight: 600,
      textUnderlineOffset: 3,
    },
    '& small': { fontSize: '0.875rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  })),
)

/** Links to the documents of a product, each with its size where it is known. */
export function DocumentLinks({ sku }: { sku: string }) {
  const { api } = useApp()
  const { data, isError, refetch } = useQuery({ ...productDetailQueries(api).documents(sku), meta: { inline: true } })
  if (isError)
    return (
      <p>
        The data sheet could not be loaded. <TextButton onClick={() => void refetch()}>Try again</TextButton>
      </p>
    )
  if (!data) return <Skeleton width={200} height={20} />
  return (
    <List>
      {data.map(({ title, url, bytes }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            <DownloadIcon />
            {title} (PDF)
            {bytes !== null && <small className="num">{sizeText(bytes)}</small>}
          </a>
        </li>
      ))}
    </List>
  )
}
