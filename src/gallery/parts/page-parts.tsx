import { PageSection } from '#ui/layout/page-section.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { MissingPicture, Picture } from '#ui/picture/picture.tsx'
import { Columns, Group } from '../group.tsx'
import { picture } from '../samples.ts'

export function PageParts() {
  return (
    <>
      <PageSection
        title="A section of a page"
        note="With a line about it."
        link={{ to: '/gallery', text: 'View all products' }}
      >
        <Columns>
          {(['square', 'arch', 'box'] as const).map((shape) => (
            <Tile
              key={shape}
              shape={shape}
              to="/gallery"
              title={`A tile, ${shape}`}
              note="214 pieces"
              picture={picture('french-door-fridge-white-front')}
              sizes="200px"
              ratio="4 / 5"
            />
          ))}
        </Columns>
      </PageSection>
      <Group title="Pictures">
        <Columns>
          <Picture picture={picture('french-door-fridge-steel-front')} alt="A fridge" sizes="280px" />
          <Picture picture={picture('french-door-fridge-steel-front')} alt="" sizes="280px" fit="cover" ratio="3 / 2" />
          <Picture picture={picture('french-door-fridge-steel-front')} alt="" sizes="280px" ground={false} />
          <MissingPicture alt="No picture of it yet" />
        </Columns>
      </Group>
    </>
  )
}
