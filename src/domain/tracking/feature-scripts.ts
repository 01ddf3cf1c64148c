/** Features whose content a provider's script renders [S1-7-59]. The chat has a setting of its own. */
export const scriptedFeatures = ['content', 'referral', 'reviews', 'scheduling', 'survey', 'videos', 'zip'] as const
export type ScriptedFeature = (typeof scriptedFeatures)[number]

/** The address of each configured script. */
export type FeatureScripts = { readonly [Feature in ScriptedFeature]?: string }
