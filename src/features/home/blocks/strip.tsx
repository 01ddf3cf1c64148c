import type { ComponentType } from 'react'
import type { IconName } from '#themes/home-blocks.ts'
import { ClockIcon, PhoneIcon, StoreIcon, TruckIcon } from '#ui/icon/icons.tsx'
import * as service from '#ui/icon/service-icons.tsx'
import { Strip } from '#ui/layout/strip.tsx'
import type { BlockProps } from '../block-props.ts'

export const stripIcons: Record<IconName, ComponentType<{ size?: number }>> = {
  shield: service.ShieldIcon,
  truck: TruckIcon,
  wrench: service.WrenchIcon,
  recycle: service.RecycleIcon,
  clock: ClockIcon,
  tag: service.TagIcon,
  store: StoreIcon,
  phone: PhoneIcon,
  leaf: service.LeafIcon,
  box: service.BoxIcon,
  chart: service.ChartIcon,
  card: service.CardIcon,
}

/** Service points: four short facts side by side. */
export function Block({ block }: BlockProps<'strip'>) {
  const items = block.items.map(({ icon, title, text }) => {
    const Icon = stripIcons[icon]
    return { icon: <Icon size={26} />, title, text }
  })
  return <Strip items={items} />
}
