import { styled } from '@mui/material/styles'
import { unknownBarcodeText } from '#domain/catalogue/gtin.ts'
import { paths } from '#lib/page/paths.ts'
import { Link } from '#ui/button/link.tsx'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { FoundHere } from './found-here.tsx'
import type { Results } from './results-queries.ts'

const Text = styled('p')(themed(({ theme }) => ({ margin: '4px 0 16px', color: theme.vars.palette.text.secondary })))

/** The search term, and the corrected term when the first found nothing. */
export function SearchHead({ result }: { result: Results }) {
  const { term, correctedTerm, matchesSome, unfilteredCount, sort, isFromDevice = false } = result
  const barcodeText = unfilteredCount === 0 && !isFromDevice ? unknownBarcodeText(term) : null
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
      {isFromDevice && <FoundHere />}
      {barcodeText && <Text>{barcodeText}</Text>}
      {correctedTerm ? (
        <Text>
          Nothing matched <Link to={`${paths.search({ term })}?exact=1`}>{term}</Link> as it was typed.
        </Text>
      ) : (
        !isFromDevice &&
        unfilteredCount > 0 && (
          <Text>
            {matchesSome
              ? 'No product matches all of these words. These match some of them.'
              : sort === 'relevance' && 'Sorted by how well they match.'}
          </Text>
        )
      )}
    </>
  )
}
