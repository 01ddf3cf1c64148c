import { styled } from '@mui/material/styles'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation } from 'react-router-dom'
import { paymentPageAt } from '#contract/checkout/payment-pages.ts'
import { comesBack } from '#domain/payment/payment-return.ts'
import { PaymentReturn } from '#features/checkout/payment-return/payment-return.tsx'
import { contentQueries } from '#features/content/queries.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { invariant } from '#lib/invariant.ts'
import { PageMeta } from '#lib/page/page-meta.tsx'
import type { Handle } from '#lib/page/route-handle.ts'
import { staticName } from '#lib/page/static-name.ts'
import { Container } from '#ui/layout/container.tsx'
import { themed } from '#ui/themed.ts'
import { BesideHelp } from '../parts/page/beside-help.tsx'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { StaticText } from '../parts/page/static-text.tsx'
import { ThirdPartyFeature } from '../parts/page/third-party-feature.tsx'

const Widget = styled('section')(themed(({ theme }) => ({ paddingBottom: theme.styles.sectionPadding })))

export const handle = { pageType: 'zipPay', personal: comesBack } satisfies Handle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const { pathname, searchParams } = new URL(request.url)
  if (!comesBack(searchParams)) await queryClient.ensureQueryData(contentQueries(api).static(staticName({}, pathname)))
  return null
}

function providerAt(pathname: string) {
  const page = paymentPageAt(pathname)
  invariant(page, 'Every route of this page is a payment page')
  return page.provider
}

/** How paying with a provider works [S1-2.1-07]; and where it sends shoppers back to. */
export function Component() {
  const { pathname, search } = useLocation()
  return (
    <>
      {comesBack(new URLSearchParams(search)) && <PageMeta title="Confirming your payment" noIndex />}
      <PaymentReturn provider={providerAt(pathname)}>
        <PaymentInfo />
      </PaymentReturn>
    </>
  )
}

/** Explains how a payment provider works and what it costs. */
function PaymentInfo() {
  const { api } = useApp()
  const { pathname } = useLocation()
  const { data: content } = useSuspenseQuery(contentQueries(api).static(staticName({}, pathname)))
  return (
    <Container>
      <PageMeta title={content.title} description={content.description} type="article" />
      <PageCrumbs crumbs={[{ name: content.title, to: pathname }]} />
      <BesideHelp>
        <StaticText content={content} />
      </BesideHelp>
      {providerAt(pathname) === 'zip' && (
        <ThirdPartyFeature feature="zip" frame={(widget) => <Widget aria-label="Zip calculator">{widget}</Widget>} />
      )}
    </Container>
  )
}
