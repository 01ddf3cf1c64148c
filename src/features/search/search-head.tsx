import { styled } from '@mui/material/styles'
import type { SearchResult } from '#contract/search.ts'
import { paths } from '#lib/paths.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Heading } from '#ui/heading.tsx'
import { Link } from '#ui/link.tsx'
import { themed } from '#ui/themed.ts'

const Text = styled('p')(themed(({ theme }) => ({ margin: '4px 0 16px', color: theme.vars.palette.text.secondary })))

/** What was searched for, and what was searched instead when that found nothing. */
export function SearchHead({ result: { term, correctedTerm } }: { result: SearchResult }) {
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', to: paths.home() },
          { name: 'Search', to: paths.products() },
          { name: term, to: '' },
        ]}
      />
      <Heading level={1}>{correctedTerm ? `Showing results for “${correctedTerm}”` : `Results for “${term}”`}</Heading>
      {correctedTerm ? (
        <Text>
          Nothing matched <Link to={paths.search({ term })}>{term}</Link> as it was typed.
        </Text>
      ) : (
        <Text>Sorted by how well they match. Narrow the list on the side.</Text>
      )}
    </>
  )
}
