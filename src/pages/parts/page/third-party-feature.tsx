import type { FeatureProps } from '#features/third-party/feature-slot.tsx'
import { featureScripts } from '#features/third-party/feature-tag.ts'
import { useIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'

const FeatureSlot = onDemand(() =>
  import('#features/third-party/feature-slot.tsx').then((module) => module.FeatureSlot),
)

/** A feature of a provider, once the page is idle; nothing where no script is configured for it. */
export function ThirdPartyFeature(props: FeatureProps) {
  const isIdle = useIdle()
  return isIdle && featureScripts()[props.feature] && <FeatureSlot {...props} />
}
