import { styled } from '@mui/material/styles'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router-dom'
import { CustomForm } from '#features/contact/custom-form.tsx'
import { contactQueries } from '#features/contact/queries.ts'
import { SafeHtml } from '#features/content/safe-html.tsx'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import type { Handle } from '#lib/page/route-handle.ts'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { BesideHelp } from '../parts/page/beside-help.tsx'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { PrivacyNote } from '../parts/page/privacy-note.tsx'

export const handle = { pageType: 'generic', hideLocalitySuggestionInHeader: true } satisfies Handle

const Page = styled(Container)({ paddingBottom: 64 })

const Head = styled('header')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    paddingBottom: 24,
    '& > p': { ...theme.typography.lead, color: theme.vars.palette.text.secondary },
  })),
)

const FormColumn = styled('div')({ maxWidth: 640, paddingTop: 12 })

/** The form for a URL: from the route parameter, or the first path segment for bookings. */
const formUrl = (url: string | undefined, pathname: string) => (url ?? pathname.split('/')[1] ?? '').toLowerCase()

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const url = formUrl(params.url, new URL(request.url).pathname)
  await queryClient.ensureQueryData(contactQueries(api).form(url))
  return null
}

/** A form as a page: bookings, claims, applications [S1-2.1-26] [S1-2.1-27]. */
export function Component() {
  const { api } = useApp()
  const { pathname } = useLocation()
  const url = formUrl(useParams().url, pathname)
  const { data: form } = useSuspenseQuery(contactQueries(api).form(url))
  return (
    <Page>
      <PageMeta title={form.title} description={form.description} />
      <PageCrumbs crumbs={[{ name: form.title, to: pathname }]} />
      <BesideHelp>
        <FormColumn>
          <CustomForm
            key={form.url}
            definition={form}
            headingLevel={1}
            head={
              <Head>
                <Heading level={1}>{form.title}</Heading>
                <p>{form.description}</p>
                <SafeHtml html={form.html} />
              </Head>
            }
          >
            <PrivacyNote />
          </CustomForm>
        </FormColumn>
      </BesideHelp>
    </Page>
  )
}
