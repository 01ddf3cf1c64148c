import type { ComponentType } from 'react'
import type { App } from '#lib/app.tsx'
import { invariant } from '#lib/invariant.ts'
import type { HomeBlock } from '#themes/home-blocks.ts'
import type { HomeSlots, Kind } from './block-props.ts'

type AnyBlockProps = { block: HomeBlock; isFirst: boolean } & HomeSlots
type BlockModule = {
  Block: ComponentType<AnyBlockProps & { block: never }>
  /** Loads what a block needs besides pictures and products. */
  prepare?: (app: App, block: never) => Promise<unknown>
}

// One chunk per kind: a home page loads only the blocks it uses.
const modules: Record<Kind, () => Promise<BlockModule>> = {
  desk: () => import('./blocks/desk.tsx'),
  finder: () => import('./blocks/finder.tsx'),
  'hero-split': () => import('./blocks/hero-split.tsx'),
  lots: () => import('./blocks/lots.tsx'),
  'offers-hero': () => import('./blocks/offers-hero.tsx'),
  packages: () => import('./blocks/packages.tsx'),
  picker: () => import('./blocks/picker.tsx'),
  promotions: () => import('./blocks/promotions.tsx'),
  'room-hero': () => import('./blocks/room-hero.tsx'),
  rooms: () => import('./blocks/rooms.tsx'),
  shelf: () => import('./blocks/shelf.tsx'),
  steps: () => import('./blocks/steps.tsx'),
  story: () => import('./blocks/story.tsx'),
  street: () => import('./blocks/street.tsx'),
  strip: () => import('./blocks/strip.tsx'),
  tiles: () => import('./blocks/tiles.tsx'),
  wall: () => import('./blocks/wall.tsx'),
}

/** The files of these blocks, by the names the build knows them by. */
export const blockFiles = (blocks: readonly HomeBlock[]) =>
  [...new Set(blocks.map((block) => block.kind))].map((kind) => `src/features/home/blocks/${kind}.tsx`)

const loaded = new Map<Kind, BlockModule>()

/** Loads the components of these blocks, and their own data, before the page renders on the server or hydrates in the browser. */
export async function loadBlocks(app: App, blocks: readonly HomeBlock[]) {
  await Promise.all(
    blocks.map(async (block) => {
      const module = await modules[block.kind]()
      loaded.set(block.kind, module)
      await module.prepare?.(app, block as never) // each kind's module takes its own block
    }),
  )
}

export function blockComponent(kind: Kind) {
  const module = loaded.get(kind)
  invariant(module, `the block ${kind} was loaded before it is drawn`)
  return module.Block as ComponentType<AnyBlockProps> // each kind's component takes its own block
}
