import { styled } from '@mui/material/styles'
import { CompaniesChoice } from '#features/consent/companies-choice.tsx'
import { DeviceView } from '#features/offline/device-view.tsx'
import { accountPaths } from '#lib/account/account-paths.ts'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import { Link } from '#ui/button/link.tsx'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'

const Page = styled(Container)({ minHeight: '100vh', paddingBottom: 64 })
const Body = styled('div')({ display: 'grid', gap: 20, maxWidth: 720, paddingTop: 8 })

const title = 'Saved on this device'

/** What the browser stores of this shop; for everyone, also signed out and offline. */
export function Device() {
  return (
    <Page>
      <PageMeta title={title} noIndex />
      <Breadcrumbs
        crumbs={[
          { name: 'Home', to: paths.home() },
          { name: title, to: accountPaths.device },
        ]}
      />
      <Body>
        <Heading level={1}>{title}</Heading>
        <p>
          The shop works offline because it stores what you use on this device. Other sites cannot read it, and{' '}
          <Link to={paths.article({ name: 'privacy' })}>our privacy page</Link> says what we store ourselves.
        </p>
        <DeviceView>
          <CompaniesChoice />
        </DeviceView>
      </Body>
    </Page>
  )
}
