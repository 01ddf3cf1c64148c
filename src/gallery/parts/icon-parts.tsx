import { styled } from '@mui/material/styles'
import * as icons from '#ui/icon/icons.tsx'
import * as serviceIcons from '#ui/icon/service-icons.tsx'
import * as taskIcons from '#ui/icon/task-icons.tsx'
import * as toolIcons from '#ui/icon/tool-icons.tsx'
import { Group, Row } from '../group.tsx'

const Named = styled('span')({ display: 'grid', justifyItems: 'center', gap: 4, width: 96, fontSize: '0.75rem' })

export function IconParts() {
  return (
    <Group title="Pictures of things">
      <Row>
        {Object.entries({ ...icons, ...serviceIcons, ...taskIcons, ...toolIcons }).map(([name, Icon]) => (
          <Named key={name}>
            <Icon size={24} />
            {name.replace('Icon', '')}
          </Named>
        ))}
      </Row>
    </Group>
  )
}
