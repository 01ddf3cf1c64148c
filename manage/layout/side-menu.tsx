import { Badge } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, createElement } from 'react'
import { Menu, useResourceDefinitions } from 'react-admin'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { waitingPosts } from '../messages/waiting-posts.ts'

/** The number is beside the icon, which the closed menu shows, too. */
function ModerationItem({ icon, label }: { icon: ComponentType; label: string }) {
  const { data = 0 } = useQuery(waitingPosts)
  return (
    <Menu.Item
      to="/moderation"
      primaryText={
        <>
          {label}
          {data > 0 && <VisuallyHidden>{data} waiting</VisuallyHidden>}
        </>
      }
      leftIcon={
        <Badge aria-hidden badgeContent={data || null} color="primary">
          {createElement(icon)}
        </Badge>
      }
    />
  )
}

export function SideMenu() {
  const resources = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList)
  return (
    <Menu>
      {resources.map(({ name, icon, options }) =>
        name === 'moderation' ? (
          <ModerationItem key={name} icon={icon} label={options?.label} />
        ) : (
          <Menu.ResourceItem key={name} name={name} />
        ),
      )}
    </Menu>
  )
}
