import { useApp } from '#lib/app.tsx'
import type { HomeSlots } from './block-props.ts'
import { blockComponent } from './blocks.ts'

/** Renders the blocks of the home page in order. */
export function HomeView(slots: HomeSlots) {
  const { brand } = useApp()
  return brand.home.blocks.map((block, position) => {
    const Block = blockComponent(block.kind)
    return <Block key={block.id} block={block} isFirst={position === 0} {...slots} />
  })
}
