import { useApp } from '#lib/app.tsx'
import type { HomeSlots } from './block-props.ts'
import { blockComponent } from './blocks.ts'

/** The front of the shop: its blocks, one after the other. */
export function HomeView(slots: HomeSlots) {
  const { home } = useApp()
  return home.blocks.map((block, position) => {
    const Block = blockComponent(block.kind)
    return <Block key={block.id} block={block} isFirst={position === 0} {...slots} />
  })
}
