import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { supportNumber } from '#domain/settings/settings.ts'
import { telLink } from '#domain/web/tel-link.ts'
import { productCards } from '#features/catalogue/queries.ts'
import { CustomForm } from '#features/contact/custom-form.tsx'
import { contactQueries } from '#features/contact/queries.ts'
import { contentQueries } from '#features/content/queries.ts'
import { SafeHtml } from '#features/content/safe-html.tsx'
import { settingsQueries } from '#features/settings/queries.ts'
import { useSettings } from '#features/settings/use-settings.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { PhoneIcon, StoreIcon } from '#ui/icon/icons.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { PrivacyNote } from '../parts/page/privacy-note.tsx'
import { ShopPrice } from '../parts/product/shop-price.tsx'

export const handle = { pageType: 'contactUs' } satisfies Handle

const formUrl = 'ask-an-expert'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  const { api, queryClient } = app
  const sku = new URL(request.url).searchParams.get('sku')
  // These are optional: the phone number comes from the brand, so the page renders without them.
  await Promise.all([
    queryClient.prefetchQuery(contentQueries(api).static('contact')),
    queryClient.prefetchQuery(contactQueries(api).form(formUrl)),
    queryClient.prefetchQuery(settingsQueries(api).list()),
    sku ? queryClient.prefetchQuery(productCards(app, [sku])) : undefined,
  ])
  return null
}

const Page = styled(Container)({ paddingBottom: 64 })

const Lead = styled('p')(
  themed(({ theme }) => ({
    ...theme.typography.lead,
    maxWidth: '40em',
    marginTop: 8,
    color: theme.vars.palette.text.secondary,
  })),
)

const ContactLinks = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, margin: '20px 0 32px' })

const About = styled(Anchor)(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 16,
    maxWidth: 560,
    marginTop: 20,
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    color: 'inherit',
    fontSize: '0.875rem',
    textDecoration: 'none',
    '& small, & b': { display: 'block' },
    '& small': { color: theme.vars.palette.text.secondary },
    '& b': { fontSize: '1rem', lineHeight: 1.3 },
    '&:hover b': { textDecoration: 'underline', textUnderlineOffset: 3 },
  })),
)

const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: '40px 64px',
    alignItems: 'start',
    paddingTop: 24,
    '& > section': { display: 'grid', gap: 16 },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  })),
)

/** People to ask: about the product in the address, for instance what it costs. */
export function Component() {
  const app = useApp()
  const { api, brand } = app
  const [search] = useSearchParams()
  const sku = search.get('sku')
  const { data: text } = useQuery(contentQueries(api).static('contact'))
  const { data: form } = useQuery(contactQueries(api).form(formUrl))
  const settings = useSettings()
  const { data: products } = useQuery({ ...productCards(app, sku ? [sku] : []), enabled: sku !== null })
  const product = products?.[0]
  const phone = supportNumber(settings, [brand.supportNumber])
  const title = 'Ask an expert'
  return (
    <Page>
      <PageMeta
        title={title}
        description={`Ask ${brand.name} about a product, its price or its delivery.`}
        noIndex={sku !== null}
      />
      <PageCrumbs crumbs={[{ name: title, to: paths.askAnExpert() }]} />
      <Heading level={1}>{title}</Heading>
      <Lead>
        {product
          ? `Have the number ${product.sku} ready and we will give you a price and a delivery date.`
          : 'Ask us what fits, what it costs and when we can deliver.'}
      </Lead>
      {product && (
        <About key={product.sku} to={paths.product({ slug: product.uri })}>
          <Picture picture={product.image} alt="" sizes="96px" widths={[96, 160, 240]} />
          <span>
            <small>Your question is about</small>
            <b>{product.title}</b>
            <ShopPrice product={product} size="project" isPlain />
          </span>
        </About>
      )}
      <ContactLinks>
        <ButtonLink variant="primary" to={telLink(phone)} icon={<PhoneIcon size={18} />}>
          Call {phone}
        </ButtonLink>
        <ButtonLink to={paths.stores()} icon={<StoreIcon size={18} />}>
          Visit a store
        </ButtonLink>
      </ContactLinks>
      <Columns>
        {form && (
          <section aria-label="Write to us">
            <CustomForm
              key={product?.sku}
              definition={form}
              sku={product?.sku}
              headingLevel={2}
              head={
                <>
                  <Heading level={2}>Write to us</Heading>
                  <p>{form.description}</p>
                </>
              }
            >
              <PrivacyNote />
            </CustomForm>
          </section>
        )}
        {text && <SafeHtml html={text.html} />}
      </Columns>
    </Page>
  )
}
