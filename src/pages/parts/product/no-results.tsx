import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { supportNumber } from '#domain/settings/settings.ts'
import { telLink } from '#domain/web/tel-link.ts'
import { catalogueQueries } from '#features/catalogue/queries.ts'
import { useSettings } from '#features/settings/use-settings.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PhoneIcon } from '#ui/icon/icons.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { ShopCards } from './shop-cards.tsx'

const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 24,
    alignItems: 'center',
    padding: '16px 0 32px',
    '& > div:first-of-type': { padding: 0 },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr', padding: '16px 0 40px' },
  })),
)

const Help = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    padding: 24,
    borderRadius: theme.vars.shape.large,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: 12 },
    '& > p': { textWrap: 'balance' },
  })),
)

const Best = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, paddingBottom: 48 })

/** Replaces the list of a search that found nothing: other ways to search, people who help, what others buy. */
export function NoResults() {
  const { api, brand } = useApp()
  const settings = useSettings()
  const { data: best = [] } = useQuery(catalogueQueries(api).best())
  const phone = supportNumber(settings, [brand.supportNumber])
  return (
    <>
      <Columns>
        <EmptyState
          title="No Results Found"
          text="Check the spelling, or search with fewer words."
          actions={
            <>
              <ButtonLink to={paths.products()}>See all products</ButtonLink>
              <ButtonLink variant="text" to={paths.sale()}>
                See what is on sale
              </ButtonLink>
            </>
          }
        />
        <Help aria-labelledby="search-help">
          <Heading level={2} variant="h4" id="search-help">
            We can help
          </Heading>
          <p>{brand.wording.searchHelp}</p>
          <div>
            <ButtonLink to={telLink(phone)} icon={<PhoneIcon size={18} />}>
              <span className="num">{phone}</span>
            </ButtonLink>
            <ButtonLink variant="text" to={paths.askAnExpert()}>
              Ask an expert
            </ButtonLink>
          </div>
        </Help>
      </Columns>
      {best.length > 0 && (
        <Best aria-labelledby="best-sellers">
          <Heading level={2} variant="h3" id="best-sellers">
            Most popular
          </Heading>
          <ShopCards products={best} layout="shelf" label="Most popular" />
        </Best>
      )}
    </>
  )
}
