import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { broughtBack } from '#lib/query/query-persistence.ts'
import { Link } from '#ui/button/link.tsx'
import { cookingDemosQueries } from './cooking-demos-queries.ts'
import { linkPath } from './links.ts'

const Root = styled('nav')({
  display: 'grid',
  gap: 4,
  fontSize: '1rem',
  '& a': { display: 'inline-block', padding: '6px 0' },
})

type Props = { storeUri: string; onFollow?: () => void }

/** The cooking demos of the shopper's store, loaded once an hour [S1-7-43] [S1-7-44]. */
export function CookingDemos({ storeUri, onFollow }: Props) {
  const { api, queryClient, brand } = useApp()
  const { data: isReady = false } = useQuery(broughtBack(queryClient, { brand: brand.key }))
  const { data: demos = [] } = useQuery({ ...cookingDemosQueries(api).ofStore(storeUri), enabled: isReady })
  if (demos.length === 0) return null
  return (
    <Root aria-label="Cooking demos">
      <Link to={paths.cookingDemos()} variant="strong" onClick={onFollow}>
        Cooking demos
      </Link>
      <ul>
        {demos.map(({ title, uri }) => (
          <li key={uri}>
            <Link to={linkPath(uri)} variant="quiet" onClick={onFollow}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  )
}
