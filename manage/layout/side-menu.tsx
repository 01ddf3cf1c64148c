import { Badge, styled } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, createElement } from 'react'
import { Menu, useResourceDefinitions } from 'react-admin'
import { waitingPosts } from '../messages/waiting-posts.ts'

// For screen readers: the number beside the icon is for the eye.
const Hidden = styled('span')({ position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' })

/** The number is beside the icon, which the closed menu shows, too. */
function ModerationItem({ icon, label }: { icon: ComponentType; label: string }) {
  const { data = 0 } = useQuery(waitingPosts)
  return (
    <Menu.Item
      to="/moderation"
      primaryText={
        <>
          {label}
          {data > 0 && <Hidden>{data} waiting</Hidden>}
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
