import { settingFlag, settingJson, settingText } from '#domain/settings/settings.ts'
import { useSettings } from '#features/settings/use-settings.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { ThirdPartyFeature } from '../parts/page/third-party-feature.tsx'

/** The referral programme of a provider, where the shop's settings switch it on. */
export function Referral() {
  const settings = useSettings()
  if (!settingFlag(settings, 'BuyapowaEnabled', false)) return null
  const config = settingJson(settings, 'referralConfig')
  return (
    <ThirdPartyFeature
      feature="referral"
      data={{
        market: settingText(settings, 'BuyapowaMarket'),
        'market-domain': settingText(settings, 'BuyapowaMarketDomain'),
        campaign: settingText(settings, 'BuyapowaCampaignSlug'),
        config: config === null ? null : JSON.stringify(config),
      }}
      frame={(content) => <Panel title="Refer a friend">{content}</Panel>}
    />
  )
}
