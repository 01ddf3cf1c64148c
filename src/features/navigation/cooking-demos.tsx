import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#ui/link.tsx'
import { cookingDemosQueries } from './cooking-demos-queries.ts'
import { linkPath } from './links.ts'

const Root = styled('nav')({
  display: 'grid',
  gap: 4,
  fontSize: '0.9375rem',
  '& a': { display: 'inline-block', padding: '6px 0' },
})

type Props = { storeUri: string; onFollow?: () => void }

/** What there is to see and taste in the shopper's store [S1-7-43]. */
export function CookingDemos({ storeUri, onFollow }: Props) {
  const { data: demos = [] } = useQuery(cookingDemosQueries(useApp().api).ofStore(storeUri))
  if (demos.length === 0) return null
  return (
    <Root aria-label="Cooking demos">
      <Link to={paths.cookingDemos()} look="strong" onClick={onFollow}>
        Cooking demos
      </Link>
      <ul>
        {demos.map(({ title, uri }) => (
          <li key={uri}>
            <Link to={linkPath(uri)} look="quiet" onClick={onFollow}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  )
}
