import { styled } from '@mui/material/styles'
import * as z from 'zod/mini'
import { settingJson } from '#domain/settings/settings.ts'
import { useSettings } from '#features/settings/use-settings.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Panel } from '#ui/layout/panel.tsx'

// Only paths of this shop and https URLs are valid.
const Uri = z.string().check(z.regex(/^(?:\/(?![/\\])|https:\/\/)/))
const LinkList = z.array(z.object({ title: z.string().check(z.minLength(1)), uri: Uri }))

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** The places the retailer leads to from the account; without any there is no panel. */
export function QuickLinks() {
  const { data: links = [] } = LinkList.safeParse(settingJson(useSettings(), 'QuickLinks'))
  if (links.length === 0) return null
  return (
    <Panel title="Quick links">
      <Row>
        {links.map(({ title, uri }) => (
          <li key={`${title} ${uri}`}>
            <ButtonLink to={uri}>{title}</ButtonLink>
          </li>
        ))}
      </Row>
    </Panel>
  )
}
