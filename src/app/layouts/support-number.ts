import { supportNumber } from '#domain/settings/settings.ts'
import { useFromSettings } from '#features/settings/use-settings.ts'
import { useApp } from '#lib/app.tsx'

/** The support number: from the settings once they are loaded, until then the default of the brand. */
export function useSupportNumber() {
  const { brand } = useApp()
  return useFromSettings((settings) => supportNumber(settings, [brand.supportNumber]))
}
