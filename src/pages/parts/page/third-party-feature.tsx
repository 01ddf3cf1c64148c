import type { FeatureProps } from '#features/third-party/feature-slot.tsx'
import { featureScripts } from '#features/third-party/feature-tag.ts'
import { useIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'

const FeatureSlot = onDemand(() =>
  import('#features/third-party/feature-slot.tsx').then((module) => module.FeatureSlot),
)

/** Whether a provider's script is configured for a feature; false until the page is idle. */
export const useProvider = (feature: FeatureProps['feature']) => useIdle() && Boolean(featureScripts()[feature])

/** A feature of a provider, once the page is idle; nothing where no script is configured for it. */
export function ThirdPartyFeature(props: FeatureProps) {
  return useProvider(props.feature) && <FeatureSlot {...props} />
}
