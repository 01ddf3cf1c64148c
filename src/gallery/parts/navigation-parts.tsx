import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import { Pagination } from '#ui/layout/pagination.tsx'
import { TabsNav } from '#ui/layout/tabs-nav.tsx'
import { Group } from '../group.tsx'

const crumbs = ['Home', 'Kitchen', 'Fridges and freezers', 'French door fridges with a rather long name'].map(
  (name, index) => ({ name, to: `/gallery#crumb-${index}` }),
)
const tabs = ['Features', 'Specifications', 'Price history', 'Reviews'].map((title) => ({
  title,
  uri: title.toLowerCase().replace(' ', '-'),
  display: true,
}))
const to = (page: number) => `?page=${page}`

export function NavigationParts() {
  return (
    <Group title="Moving about">
      <Breadcrumbs crumbs={crumbs} />
      <TabsNav label="Sections" tabs={tabs} />
      {tabs.map(({ title, uri }) => (
        <p key={uri} id={uri}>
          {title}
        </p>
      ))}
      <Pagination page={1} totalItems={60} perPage={24} to={to} label="First of three" />
      <Pagination page={5} totalItems={240} perPage={24} to={to} label="In the middle" />
      <Pagination page={10} totalItems={240} perPage={24} to={to} label="The last" />
    </Group>
  )
}
