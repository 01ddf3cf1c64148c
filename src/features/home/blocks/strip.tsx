import type { ComponentType } from 'react'
import type { IconName } from '#themes/home-blocks.ts'
import * as icons from '#ui/icons.tsx'
import { Strip } from '#ui/strip.tsx'
import type { BlockProps } from '../block-props.ts'

const shown: Record<IconName, ComponentType<{ size?: number }>> = {
  shield: icons.ShieldIcon,
  truck: icons.TruckIcon,
  wrench: icons.WrenchIcon,
  recycle: icons.RecycleIcon,
  clock: icons.ClockIcon,
  tag: icons.TagIcon,
  store: icons.StoreIcon,
  phone: icons.PhoneIcon,
  leaf: icons.LeafIcon,
  box: icons.BoxIcon,
  chart: icons.ChartIcon,
  card: icons.CardIcon,
}

/** Service points: four short facts side by side. */
export function Block({ block }: BlockProps<'strip'>) {
  const items = block.items.map(({ icon, title, text }) => {
    const Icon = shown[icon]
    return { icon: <Icon size={26} />, title, text }
  })
  return <Strip items={items} />
}
