import type { Setting } from '#contract/content/settings.ts'
import type { Fallback, FeatureSetting, FlagSetting, JsonSetting } from './setting-table.ts'

export type SettingName = FeatureSetting | 'countryCode' | 'customerSupportNumber' | 'businessNumber' | 'VariantTests'

export type Settings = readonly Setting[]

/** A setting's text; null when it is not set or empty. */
export function settingText(settings: Settings, name: SettingName): string | null {
  const text = settings.find((setting) => setting.name === name)?.value.trim()
  return text ? text : null
}

/** Parses true or false in any case; any other value counts as not set. */
export function settingFlag<Name extends FlagSetting>(
  settings: Settings,
  name: Name,
  fallback: Fallback<Name>,
): boolean {
  const text = settingText(settings, name)?.toLowerCase()
  return text === 'true' || (text !== 'false' && fallback)
}

/** A setting written as JSON; broken JSON counts as not set. */
export function settingJson(settings: Settings, name: JsonSetting): unknown {
  try {
    return JSON.parse(settingText(settings, name) ?? 'null')
  } catch {
    return null
  }
}

/** A comma list without the spaces around its words and without empty ones. */
export function settingList(settings: Settings, name: SettingName): readonly string[] {
  const words = (settingText(settings, name) ?? '').split(',').map((word) => word.trim())
  return words.filter((word) => word !== '')
}

/** Chat is on with the default id unless a setting says otherwise, and when the settings could not be loaded. */
export function chatSettings(settings: Settings, defaultAppId: string) {
  return {
    isEnabled: settingFlag(settings, 'IntercomEnabled', true),
    appId: settingText(settings, 'IntercomAppId') ?? defaultAppId,
  }
}

/** The number to call: the server's, else the environment's, else the shop's own. */
export function supportNumber(settings: Settings, fallbacks: readonly (string | null | undefined)[]): string {
  const numbers = [settingText(settings, 'customerSupportNumber'), ...fallbacks]
  return numbers.find((number) => number?.trim()) ?? ''
}
